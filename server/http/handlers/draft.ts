import { draftRounds } from '../../domain/draftOrder';
import type { Handlers } from '../operations';
import { selectHeldPicks, selectKeepers } from '../../db/queries/draftPicks';
import { selectTeams } from '../../db/queries/teams';
import { getLeagueOf } from './find';

export const draftHandlers: Handlers<'getDraftOrder'> = {
  getDraftOrder: async ({ db, query }) => {
    const league = await getLeagueOf(db, query.leagueId);
    const picks = await selectHeldPicks(db, league.id, league.season);
    const keepers = await selectKeepers(db, league);
    const teamNames = new Map((await selectTeams(db, league.id)).map(({ id, name }) => [id, name]));
    const { name: leagueName, lastDraftOrderRefresh } = league;
    return { leagueName, lastDraftOrderRefresh, rounds: draftRounds(picks, keepers, teamNames) };
  },
};
