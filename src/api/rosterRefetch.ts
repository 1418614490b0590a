import { fieldOf } from '../lib/json';
import { teamApi } from './generated/team.gen';

type Lifecycle = {
  dispatch: (thunk: ReturnType<typeof running>) => ReturnType<ReturnType<typeof running>>;
  queryFulfilled: Promise<unknown>;
};
const running = teamApi.util.getRunningQueriesThunk;

/** A roster that was requested before a keeper mark was saved may lack the mark: it is requested again once it has arrived. */
const refetchRunning = (teamId: string, { dispatch, queryFulfilled }: Lifecycle) =>
  queryFulfilled.then(
    async () => {
      for (const query of dispatch(running())) {
        const isRoster = query.queryCacheKey.startsWith('getTeam(') && fieldOf(query.arg, 'teamId') === teamId;
        if (isRoster) await query.then(() => query.refetch());
      }
    },
    () => undefined,
  );

teamApi.enhanceEndpoints({
  endpoints: {
    teamSetKeeper: { onQueryStarted: ({ teamId }, lifecycle) => refetchRunning(teamId, lifecycle) },
    sleeperTeamSetKeeper: {
      onQueryStarted: ({ sleeperSetKeeperRequest: { teamId } }, lifecycle) => refetchRunning(teamId, lifecycle),
    },
  },
});
