/** Playoff rounds. Some take two weeks. */
import type { Rules } from './rules';

/** A team's side of a game of a week. */
interface GameOfWeek {
  week: number;
  teamId: string;
  opponentId: string;
}

/** Whether a week is a playoff week; false if unknown. */
export const isPlayoffWeek = ({ playoffStartWeek }: Rules, week: number): boolean =>
  Boolean(playoffStartWeek) && week >= (playoffStartWeek ?? 0);

/**
 * The playoff round of a week; null in the regular season, and if unknown. A week with the same games as the one before continues its
 * round, because hosts list two-week rounds differently.
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
 * The weeks of one game, in order. In the playoffs these are consecutive weeks with the same two teams, because a loser does not meet the
 * winner again. Elsewhere, and if every round takes one week, it is a single week.
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
