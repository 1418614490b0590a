/** What the games of a season need: all of them, the standings, the scores and the rules. */
import type { Database } from '../../db';
import { selectSeasonPairs } from '../../db/queries/seasons/games';
import { selectRules } from '../../db/queries/leagues/rules';
import { selectSeasonScores } from '../../db/queries/seasons/scores';
import { selectSeasonRows } from '../../db/queries/seasons/standings';
import { selectWatermarks, weeksResource } from '../../db/queries/seasons/watermarks';
import type { SeasonGame } from '../../domain/games';
import { groupBy } from '../../domain/groupBy';
import { recordUntil, rulesOfSeason, type WholeGame, wholeGames } from '../../domain/matchups';
import { noRules, type Rules } from '../../domain/rules';
import { correctedUntil } from '../../domain/weeks';

export type IsOver = (season: number, week: number) => boolean;

/**
 * Says whether a week is over. Weeks before the last one with scores are, and none after it; the last one is if its scores were read after
 * its games, or if the host no longer corrects it.
 */
export async function weekIsOver(
  db: Database,
  leagueId: string,
  { year, scores }: Pick<Season, 'year' | 'scores'>,
): Promise<IsOver> {
  const marks = await selectWatermarks(db, leagueId, weeksResource);
  const lastScored = scores.at(-1)?.week ?? 0;
  const now = Date.now();
  return (season, week) => {
    if (season === year && week !== lastScored) return week < lastScored;
    const mark = marks.find((each) => each.season === season);
    return mark?.complete === true || (mark?.settledWeek ?? 0) >= week || correctedUntil(season, week) <= now;
  };
}

/** The rows of a season, or of all. */
async function readRows(db: Database, leagueId: string, year?: number) {
  const [pairs, standings, known, scores] = await Promise.all([
    selectSeasonPairs(db, leagueId, year),
    selectSeasonRows(db, leagueId, year),
    selectRules(db, leagueId),
    selectSeasonScores(db, leagueId, year),
  ]);
  return { pairs, standings, known, scores };
}

/** What a season has for its games: all from the side of both teams. */
function seasonOf(year: number, { pairs, standings, known, scores }: Awaited<ReturnType<typeof readRows>>) {
  // Joined here: the database would read the scores twice more.
  const scoreOf = new Map(scores.map(({ week, teamId, score }) => [`${week} ${teamId}`, score]));
  const all = pairs.map((pair): SeasonGame => {
    const [score = null, opponentScore = null] = [pair.teamId, pair.opponentId].map((id) => scoreOf.get(`${pair.week} ${id}`));
    return { ...pair, score, opponentScore };
  });
  // A team that left has no side of its own.
  const sides = new Set(all.map(({ week, teamId, opponentId }) => `${week} ${teamId} ${opponentId}`));
  const games = all.filter(({ week, teamId, opponentId }) => sides.has(`${week} ${opponentId} ${teamId}`));
  const rules = rulesOfSeason(known.get(year), games, standings);
  return {
    year,
    all,
    games,
    standings,
    scores,
    rules,
    /** The rules as they are known; undefined without any. */
    knownRules: known.get(year),
    whole: wholeGames(games, rules),
    rulesOf: new Map([...known, [year, rules]]),
  };
}

export type Season = ReturnType<typeof seasonOf>;

export const readSeason = async (db: Database, leagueId: string, year: number): Promise<Season> =>
  seasonOf(year, await readRows(db, leagueId, year));

/** Several seasons, read at once. */
export async function readSeasons(db: Database, leagueId: string, years: readonly number[]): Promise<Season[]> {
  const { known, ...rows } = await readRows(db, leagueId);
  const yearOf = ({ season }: { season: number }) => season;
  const [pairs, standings, scores] = [groupBy(rows.pairs, yearOf), groupBy(rows.standings, yearOf), groupBy(rows.scores, yearOf)];
  return years.map((year) =>
    seasonOf(year, {
      ...{ known, pairs: pairs.get(year) ?? [], standings: standings.get(year) ?? [], scores: scores.get(year) ?? [] },
    }),
  );
}

/** The games of several seasons that are over, from one side or both. @param rulesOf of the seasons whose rules are known */
export const gamesThatAreOver = (
  games: readonly (SeasonGame & { season: number })[],
  rulesOf: ReadonlyMap<number, Rules>,
  isOver: IsOver,
): (WholeGame & { season: number })[] =>
  [...groupBy(games, ({ season }) => season)].flatMap(([season, ofSeason]) =>
    wholeGames(ofSeason, rulesOf.get(season) ?? noRules)
      .filter(({ weeks }) => isOver(season, weeks.at(-1)!.week))
      .map((game) => ({ season, ...game })),
  );

/** A week with games or scores; `isPlayed` with scores. */
export type GameWeek = { week: number; isPlayed: boolean };

/** The weeks of a season in order: those with scores, and those to come. */
export function gameWeeksOf({ scores, all }: Season): GameWeek[] {
  const last = scores.at(-1)?.week ?? 0;
  const coming = all.map(({ week }) => week).filter((week) => week > last);
  const weeks = [...new Set([...scores.map(({ week }) => week), ...coming])];
  return weeks.map((week) => ({ week, isPlayed: week <= last }));
}

/** A team's record of the regular season, with a week if it is over. */
export function recordOfWeek({ year, games, scores, rules }: Season, isOver: IsOver, teamId: string, until: number) {
  const isCounted = ({ week }: { week: number }) => isOver(year, week);
  return recordUntil(teamId, until, rules, games.filter(isCounted), scores.filter(isCounted));
}

/** The record with a week; null until it is over. */
export const recordAfterWeek = (season: Season, isOver: IsOver, teamId: string, week: number) =>
  isOver(season.year, week) ? recordOfWeek(season, isOver, teamId, week) : null;

/** A team's games of a week, a longer one with all its weeks. */
export const gamesOfTeam = ({ whole }: Season, teamId: string, week: number) =>
  whole.filter((game) => game.teamId === teamId && game.weeks.some((each) => each.week === week));
