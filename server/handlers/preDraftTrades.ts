import { requireCommissioner } from '../auth/permissions';
import { checkTrade } from '../checkTrade';
import type { Handlers } from '../operations';
import { badRequest } from '../problem';
import { selectHeldPicks } from '../queries/draftPicks';
import { lockLeague } from '../queries/leagues';
import { addPickTrades, selectPreDraftTrades } from '../queries/pickTrades';
import { selectTeams } from '../queries/teams';
import { getLeagueOf } from './find';

export const preDraftTradesHandlers: Handlers<'getPreDraftTrades' | 'createPreDraftTrade'> = {
  getPreDraftTrades: async ({ db, query }) =>
    selectPreDraftTrades(db, await getLeagueOf(db, query.leagueId, 'default'), query.year),

  createPreDraftTrade: ({ db, body, account }) =>
    db.transaction(async (tx) => {
      const { leagueId, year: season, date, pickFromTeamId, pickToTeamId, roundFrom, roundTo, pickFrom, pickTo } = body;
      await lockLeague(tx, leagueId);
      const league = await getLeagueOf(tx, leagueId, 'default');
      requireCommissioner(account, leagueId);
      const teamNames = new Map((await selectTeams(tx, leagueId)).map(({ id, name }) => [id, name]));
      const errors = checkTrade(body, { league, teamNames, picks: await selectHeldPicks(tx, leagueId, season) });
      if (errors.length) throw badRequest(errors);
      const shared = { leagueId, season, date, source: 'manual' as const };
      await addPickTrades(tx, [
        { ...shared, round: roundFrom, pick: pickFrom, fromTeamId: pickFromTeamId, toTeamId: pickToTeamId },
        { ...shared, round: roundTo, pick: pickTo, fromTeamId: pickToTeamId, toTeamId: pickFromTeamId },
      ]);
      return selectPreDraftTrades(tx, league, season);
    }),
};
