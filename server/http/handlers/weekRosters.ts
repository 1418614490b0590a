import { selectNamesBySeason } from '../../db/queries/seasons/standings';
import { selectLineupWeeks, selectWeekRosters } from '../../db/queries/seasons/weekRosters';
import { NotFoundError } from '../../domain/errors';
import { waysToTeams } from '../../domain/waysToTeams';
import type { Handlers } from '../operations';
import { getLeagueInYear } from './find';
import { allTransactionsOf } from './transactions';

export const weekRosterHandlers: Handlers<'getWeekRosters'> = {
  getWeekRosters: async ({ db, query: { leagueId, year: season, week: asked } }) => {
    const { name: leagueName } = await getLeagueInYear(db, leagueId, season);
    const weeks = await selectLineupWeeks(db, leagueId, season);
    if (asked !== undefined && !weeks.includes(asked))
      throw new NotFoundError(`Week ${asked} of ${season} in league ${leagueId}`);
    const week = asked ?? weeks.at(-1) ?? null;
    if (week === null) return { leagueName, season, week, weeks, players: [] };
    const names = (await selectNamesBySeason(db, leagueId)).of(season);
    const wayOf = waysToTeams(await allTransactionsOf(db, leagueId, {}), season, week);
    const nameOf = (teamId: string) => names.get(teamId) ?? teamId;
    const players = (await selectWeekRosters(db, leagueId, season, week)).map((row) => {
      const way = wayOf(row.teamId, row.playerId);
      return {
        ...{ ...row, teamName: nameOf(row.teamId) },
        ...(way && {
          acquired: { season: way.season, type: way.type, at: way.at, bid: way.bid, ...(way.pick && { pick: way.pick }) },
        }),
      };
    });
    // The sort is stable: each team's line-up stays in order.
    return { leagueName, season, week, weeks, players: players.sort((a, b) => a.teamName.localeCompare(b.teamName)) };
  },
};
