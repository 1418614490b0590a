import type { OperationName, Schema } from '../api/types';
import type { PlatformKey } from '../lib/config';
import type { Platform, PlatformCall } from '../platforms/platform';
import { platforms } from '../platforms/platforms';
import { feed, type Feed, type Reading } from './createTable';
import { endpointByName } from './endpointByName';

type Responses = {
  standings: Schema<'League'>;
  team: Schema<'Team'>;
  teamProfile: Schema<'TeamProfile'>;
  pointsByYear: Schema<'PointsByYear'>;
  pointsByYearTeam: Schema<'PointsByYearTeam'>;
  pointsByYearTeamWeek: Schema<'PointsByYearTeamWeek'>;
};

type LeagueArg = { leagueId: string };
/** A platform whose team ids are unique needs no league to name a team. */
type TeamArg = { leagueId?: string; teamId: string };
type YearArg = LeagueArg & { year: number };

type Args = {
  standings: LeagueArg;
  team: TeamArg;
  teamProfile: TeamArg;
  pointsByYear: YearArg;
  pointsByYearTeam: YearArg & { teamId: string };
  pointsByYearTeamWeek: YearArg & { teamId: string; week: number };
};

const endpoint = (name: OperationName) => endpointByName<Record<string, { matchFulfilled: never }>, string>(name);

/** Fills a table from a call of every platform. `read` gets the call's argument with the team as `teamId`. */
export const feedsOf = <Call extends PlatformCall, R extends { key: string }>(
  call: Call,
  read: (platform: PlatformKey, response: Responses[Call], arg: Args[Call]) => Reading<R>,
): Feed<R>[] =>
  Object.values(platforms).map(({ key, calls, teamParam }) =>
    feed(endpoint(calls[call]), (response, arg: Record<string, unknown>) =>
      read(key, response, { ...arg, teamId: arg[teamParam] ?? arg['teamId'] } as Args[Call]),
    ),
  );

/** Fills a table from the teams in the responses to the platforms' keeper mutations. */
export const setKeeperFeeds = <R extends { key: string }>(
  read: (platform: PlatformKey, team: ReturnType<Platform['setKeeper']['teamOf']>) => Reading<R>,
): Feed<R>[] =>
  Object.values(platforms).map(({ key, setKeeper }) =>
    feed(endpoint(setKeeper.name), (response, arg) => read(key, setKeeper.teamOf(response, arg))),
  );
