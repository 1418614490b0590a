/** The games of the play-offs: as brackets list them, and as they were played. */
import { sumPoints } from '../points';

/** An earlier game whose winner or loser a side is. */
export interface Origin {
  game: string;
  as: 'winner' | 'loser';
}

/** A side of a game; `teamId` null while unknown, `seed` and `from` null where the host does not say. */
export interface BracketSide {
  teamId: string | null;
  seed: number | null;
  from: Origin | null;
}

/**
 * A game of the play-offs. `round` orders the games; it is a week where `hasWeeks`, and `lastRound` the last of its weeks. `winner` is null
 * while unknown, `leader` has more points in the bracket, and is the winner if nothing else says who is. `place` is what the host says the winner gets. A game that no bracket lists is not `isListed`.
 */
export interface BracketGame {
  id: string;
  round: number;
  lastRound: number;
  hasWeeks: boolean;
  sides: [BracketSide, BracketSide];
  winner: string | null;
  leader: string | null;
  place: number | null;
  isListed: boolean;
}

/** A team's side of a week's game; `result` is the host's, null where it does not say. */
export interface PlayedSide {
  teamId: string;
  points: number | null;
  result: 'W' | 'L' | 'T' | null;
}

/** A game of one or several weeks, as played; `winner` null after a tie. */
export interface PlayedGame {
  firstWeek: number;
  lastWeek: number;
  teams: [string, string];
  winner: string | null;
}

/** A game of a week, or a week of a longer game. */
export interface WeekGame {
  week: number;
  sides: [PlayedSide, PlayedSide];
}

const pairOf = ({ sides }: WeekGame) =>
  sides
    .map(({ teamId }) => teamId)
    .sort()
    .join(' ');

/** The winner of a game's weeks: by their points, after a tie or without points by the host's result of the last one. */
function winnerOf(weeks: readonly WeekGame[]): string | null {
  const last = weeks.at(-1)!;
  const byResult = last.sides.find(({ result }) => result === 'W')?.teamId ?? null;
  if (weeks.length === 1 && byResult !== null) return byResult;
  const [one, other] = last.sides.map(({ teamId }) => {
    const points = weeks.map(({ sides }) => sides.find((side) => side.teamId === teamId)!.points);
    return { teamId, sum: points.includes(null) ? null : sumPoints(points) };
  });
  if (one?.sum == null || other?.sum == null || one.sum === other.sum) return byResult;
  return one.sum > other.sum ? one.teamId : other.teamId;
}

/** The games of weeks of the play-offs; two teams that meet in consecutive weeks play one game. Games without points are left out. */
export function playedGames(games: readonly WeekGame[]): PlayedGame[] {
  const played = games.filter(({ sides }) => sides.some(({ points }) => points)).toSorted((a, b) => a.week - b.week);
  const runs: WeekGame[][] = [];
  for (const game of played) {
    const run = runs.find((weeks) => weeks.at(-1)!.week === game.week - 1 && pairOf(weeks[0]!) === pairOf(game));
    if (run) run.push(game);
    else runs.push([game]);
  }
  return runs.map((weeks) => {
    const [one, other] = weeks[0]!.sides;
    const ends = { firstWeek: weeks[0]!.week, lastWeek: weeks.at(-1)!.week };
    return { ...ends, teams: [one.teamId, other.teamId], winner: winnerOf(weeks) };
  });
}

/** The loser of a game; null while unknown. */
export const loserOf = ({ sides, winner }: Pick<BracketGame, 'sides' | 'winner'>): string | null =>
  winner === null ? null : (sides.find(({ teamId }) => teamId !== winner)?.teamId ?? null);

/** The known teams of a game. */
export const teamsOf = ({ sides }: Pick<BracketGame, 'sides'>): string[] => sides.flatMap(({ teamId }) => teamId ?? []);

/** Whether a game may be the played one: in the same weeks, if they are known. */
export const isInWeeksOf = (game: BracketGame, { firstWeek, lastWeek }: PlayedGame): boolean =>
  !game.hasWeeks || (game.round <= lastWeek && game.lastRound >= firstWeek);
