import type { components } from '../../src/api/generated/schema.gen';
import { medianGamesOf, type Result } from './medianGames';
import { sumPoints } from './points';
import { weeksOfGame } from './rounds';
import type { Rules } from './rules';

type Games = Pick<components['schemas']['Games'], 'games' | 'idle'>;
type Side = components['schemas']['GameSide'];

/**
 * A team's score of a week (null before it), its opponent in one of its games (null without one), and the result of that game as the host
 * says (null where it does not).
 */
export type TeamWeek = Pick<Side, 'teamId' | 'teamName' | 'score'> & { opponentId: string | null; hostResult?: Result | null };

/** A team's side of a game of a season, with both scores, null before it, and the result that the host says. */
export interface SeasonGame {
  week: number;
  teamId: string;
  opponentId: string;
  score: number | null;
  opponentScore: number | null;
  hostResult?: Result | null;
}

type Scores = Pick<SeasonGame, 'score' | 'opponentScore' | 'hostResult'>;

/** The result that the host says, else by the scores. A game without points is not over. */
export function resultOf({ score, opponentScore, hostResult }: Scores): Result | null {
  if (score === null || opponentScore === null || (score === 0 && opponentScore === 0)) return null;
  if (hostResult) return hostResult;
  if (score === opponentScore) return 'T';
  return score > opponentScore ? 'W' : 'L';
}

/** The result of a game of one or several weeks, whose points are summed; null until all weeks are over. */
export function resultOfWeeks(weeks: readonly SeasonGame[]): Result | null {
  if (weeks.some((week) => resultOf(week) === null)) return null;
  return resultOf(weeks.length === 1 ? weeks[0]! : sumOf(weeks));
}

export const opposite: Record<Result, Result> = { W: 'L', L: 'W', T: 'T' };

/** The points of several weeks so far; null before them. */
export const sumOf = (weeks: readonly SeasonGame[]): Scores => {
  const sum = (scores: (number | null)[]) => (scores.every((score) => score === null) ? null : sumPoints(scores));
  return { score: sum(weeks.map(({ score }) => score)), opponentScore: sum(weeks.map(({ opponentScore }) => opponentScore)) };
};

/** Facts of a week: the teams with a game in a later week, and the weeks of each game that takes several. */
interface WeekContext {
  playOn?: ReadonlySet<string>;
  weeksOf?: (game: Pick<SeasonGame, 'teamId' | 'opponentId'>) => SeasonGame[];
}

/**
 * Pairs the sides of a week's games. A game of several weeks has the points of all of them. `idle` are the teams without a game; they have
 * a bye if they play in a later week.
 */
export function gamesOf(sides: readonly TeamWeek[], { playOn = new Set(), weeksOf = () => [] }: WeekContext = {}): Games {
  const toSide = ({ teamId, teamName, score }: TeamWeek, result: Side['result'] = null): Side => ({
    ...{ teamId, teamName, score, result },
  });
  const paired = new Set<TeamWeek>();
  const meets = (one: TeamWeek, other: TeamWeek) => one.opponentId === other.teamId && other.opponentId === one.teamId;
  const games = sides.flatMap((side) => {
    const other = sides.find((each) => each !== side && !paired.has(each) && meets(side, each));
    if (!other || paired.has(side)) return [];
    paired.add(side).add(other);
    const weeks = weeksOf({ teamId: side.teamId, opponentId: other.teamId });
    const isLong = weeks.length > 1;
    const { score, opponentScore } = isLong ? sumOf(weeks) : { score: side.score, opponentScore: other.score };
    const result = isLong ? resultOfWeeks(weeks) : resultOf({ score, opponentScore, hostResult: side.hostResult });
    const teams = [toSide({ ...side, score }, result), toSide({ ...other, score: opponentScore }, result && opposite[result])];
    return [{ teams, ...(isLong && { weeks: weeks.map(({ week }) => week) }) }];
  });
  const playing = new Set([...paired].map(({ teamId }) => teamId));
  const idle = teamsOf(sides).filter(({ teamId }) => !playing.has(teamId));
  return { games, idle: idle.map((side) => ({ ...toSide(side), ...(playOn.has(side.teamId) && { isBye: true }) })) };
}

/** How many of a team's last games {@link lastResultsOf} returns. */
const lastGames = 5;

/** The result of a team's game, in its last week; a game against the median has no opponent. */
export type LastResult = { week: number; result: Result } & Partial<Pick<SeasonGame, 'opponentId' | 'score' | 'opponentScore'>>;

/**
 * The results of each team's last games, newest last; a game of several weeks counts once, and a game against the median follows the week's
 * others.
 * @param games of a season, in order, with those to come
 * @param scores of the season's weeks, for the games against the median
 * @param isOver whether a week's results stand
 */
export function lastResultsOf(
  games: readonly SeasonGame[],
  rules: Rules | undefined,
  scores: Parameters<typeof medianGamesOf>[0] = [],
  isOver: (week: number) => boolean = () => true,
): Map<string, LastResult[]> {
  const ended = games.flatMap(({ week, teamId, opponentId }) => {
    const weeks = weeksOfGame(rules, { week, teamId, opponentId }, games);
    const result = weeks.at(-1)?.week === week && isOver(week) ? resultOfWeeks(weeks) : null;
    if (!result) return [];
    const { score, opponentScore } = sumOf(weeks);
    return [{ week, teamId, result, opponentId, score, opponentScore }];
  });
  const results = new Map<string, LastResult[]>();
  const againstMedian = medianGamesOf(scores, rules).filter(({ week }) => isOver(week));
  for (const { teamId, ...game } of [...ended, ...againstMedian].sort((a, b) => a.week - b.week))
    results.set(teamId, [...(results.get(teamId) ?? []), game].slice(-lastGames));
  return results;
}

/** One side of each team. */
const teamsOf = (sides: readonly TeamWeek[]) => [...new Map(sides.map((side) => [side.teamId, side])).values()];
