import { draftRounds } from '../../domain/draftOrder';
import type { Handlers } from '../operations';
import { selectHeldPicks, selectKeepers } from '../../db/queries/draftPicks';
import { selectPickedPlayers } from '../../db/queries/players';
import { selectTeams } from '../../db/queries/teams';
import { getLeagueOf } from './find';

export const draftHandlers: Handlers<'getDraftOrder'> = {
  getDraftOrder: async ({ db, query }) => {
    const league = await getLeagueOf(db, query.leagueId);
    const picks = await selectHeldPicks(db, league.id, league.season);
    const keepers = await selectKeepers(db, league);
    const teams = new Map((await selectTeams(db, league.id)).map(({ id, name }) => [id, name]));
    const playerIds = [...picks, ...keepers].flatMap(({ playerId }) => playerId ?? []);
    const players = await selectPickedPlayers(db, playerIds);
    const { name: leagueName, lastDraftOrderRefresh } = league;
    return { leagueName, lastDraftOrderRefresh, rounds: draftRounds(picks, keepers, { teams, players }) };
  },
};
