import { selectSeasons } from '../../db/queries/leagues';
import { selectNamesBySeason } from '../../db/queries/standings';
import { recordsOf } from '../../domain/records';
import type { Handlers } from '../operations';
import { getLeagueOf } from './find';
import { readSeason, weekIsOver } from './season';

export const recordHandlers: Handlers<'getRecords'> = {
  getRecords: async ({ db, query: { leagueId } }) => {
    const league = await getLeagueOf(db, leagueId);
    const years = (await selectSeasons(db, league)).toReversed();
    const [names, ...seasons] = await Promise.all([
      selectNamesBySeason(db, leagueId),
      ...years.map((year) => readSeason(db, leagueId, year)),
    ]);
    // It knows the weeks of the other seasons, too.
    const isOver = await weekIsOver(db, leagueId, seasons.findLast(({ scores }) => scores.length > 0) ?? seasons[0]!);
    const played = seasons.map(({ year, whole, scores, standings, rules }) => {
      const lastWeek = rules.playoffStartWeek === null ? scores.at(-1)?.week : rules.playoffStartWeek - 1;
      const isDecided = year < league.season || (lastWeek !== undefined && isOver(year, lastWeek));
      return {
        year,
        games: whole.filter(({ weeks }) => isOver(year, weeks.at(-1)!.week)),
        scores: scores.filter(({ week }) => isOver(year, week)),
        standings: isDecided ? standings : [],
      };
    });
    const records = recordsOf(played).map(({ opponentId, ...record }) => {
      const nameOf = (teamId: string) => names.of(record.season).get(teamId) ?? teamId;
      return {
        ...record,
        teamName: nameOf(record.teamId),
        ...(opponentId !== undefined && { opponent: { teamId: opponentId, teamName: nameOf(opponentId) } }),
      };
    });
    return { leagueName: league.name, records };
  },
};
