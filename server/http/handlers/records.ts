import type { Database } from '../../db';
import { selectTeamGames } from '../../db/queries/seasons/games';
import { type League, selectSeasons } from '../../db/queries/leagues/leagues';
import { selectRules } from '../../db/queries/leagues/rules';
import { selectSeasonScores } from '../../db/queries/seasons/scores';
import { selectNamesBySeason, selectTotals } from '../../db/queries/seasons/standings';
import { NotFoundError } from '../../domain/errors';
import { againstEach } from '../../domain/headToHead';
import { recordsOf } from '../../domain/records';
import { percentageOf } from '../../domain/standings';
import type { Handlers } from '../operations';
import { getLeagueOf } from './find';
import { gamesThatAreOver, readSeasons, weekIsOver } from './season';

/** A team's games against each other team in all seasons, without those that are not over. */
async function readHeadToHead(db: Database, { id, standingsSeason: year }: League, teamId: string) {
  const [games, rules, scores] = await Promise.all([
    selectTeamGames(db, id, teamId),
    selectRules(db, id),
    selectSeasonScores(db, id, year),
  ]);
  return againstEach(gamesThatAreOver(games, rules, await weekIsOver(db, id, { year, scores })));
}

export const recordHandlers: Handlers<'getRecords' | 'getAllTime'> = {
  getRecords: async ({ db, query: { leagueId } }) => {
    const league = await getLeagueOf(db, leagueId);
    const years = (await selectSeasons(db, league)).toReversed();
    const [names, seasons] = await Promise.all([selectNamesBySeason(db, leagueId), readSeasons(db, leagueId, years)]);
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
  getAllTime: async ({ db, query: { leagueId, teamId } }) => {
    const league = await getLeagueOf(db, leagueId);
    const { now: names } = await selectNamesBySeason(db, leagueId);
    if (teamId !== undefined && !names.has(teamId)) throw new NotFoundError(`Team ${teamId} of league ${leagueId}`);
    const rows = await (teamId === undefined ? selectTotals(db, leagueId) : readHeadToHead(db, league, teamId));
    const teams = rows.map((row) => ({
      ...{ ...row, teamName: names.get(row.teamId) ?? row.teamId },
      percentage: percentageOf(row),
    }));
    teams.sort((a, b) => b.percentage - a.percentage || b.pointsFor - a.pointsFor);
    return { leagueName: league.name, ...(teamId !== undefined && { teamName: names.get(teamId) }), teams };
  },
};
