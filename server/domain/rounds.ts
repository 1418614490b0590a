/** The rounds of the play-offs, some of which take two weeks. */
import type { Rules } from './rules';

/** A team's side of a game of a week. */
interface GameOfWeek {
  week: number;
  teamId: string;
  opponentId: string;
}

/** Whether a week is one of the play-offs; false where that is not known. */
export const isPlayoffWeek = ({ playoffStartWeek }: Rules, week: number): boolean =>
  Boolean(playoffStartWeek) && week >= (playoffStartWeek ?? 0);

/**
 * The round of the play-offs that a week belongs to; null in the regular season, and where that is not known. A week with the same games as
 * the one before continues its round, as hosts differ in how they list rounds of two weeks.
 * @param games of the play-offs, each from the side of both teams
 */
export function roundOf(rules: Rules, week: number, games: readonly GameOfWeek[]): number | null {
  if (!isPlayoffWeek(rules, week)) return null;
  const first = rules.playoffStartWeek ?? 0;
  const gamesOf = (ofWeek: number) =>
    games
      .filter((game) => game.week === ofWeek)
      .map(({ teamId, opponentId }) => `${teamId} ${opponentId}`)
      .sort()
      .join();
  const weeks = Array.from({ length: week - first + 1 }, (_, i) => first + i);
  return weeks.filter((each) => each === first || gamesOf(each) === '' || gamesOf(each) !== gamesOf(each - 1)).length;
}

/**
 * The weeks of one game, in order: in the play-offs those in a row in which the same two teams meet, as a loser does not meet the winner again;
 * elsewhere, and where every round takes one week, the week alone.
 * @param games of the season, each from the side of both teams
 */
export function weeksOfGame<Game extends GameOfWeek>(
  rules: Rules | undefined,
  { week, teamId, opponentId }: GameOfWeek,
  games: readonly Game[],
): Game[] {
  const own = games.filter((game) => game.teamId === teamId && game.opponentId === opponentId);
  const at = (ofWeek: number) => own.find((game) => game.week === ofWeek);
  const isLong = rules && !rules.oneWeekRounds && isPlayoffWeek(rules, week);
  const found = own.filter((game) => game.week === week);
  if (!isLong) return found;
  for (let before = week - 1; isPlayoffWeek(rules, before) && at(before); before -= 1) found.unshift(at(before)!);
  for (let after = week + 1; at(after); after += 1) found.push(at(after)!);
  return found;
}
