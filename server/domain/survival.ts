/** Guillotine leagues: the team with the fewest points of a week is eliminated, and the last one wins. */
import type { Place } from './places';
import { placeInDivisions, type Standing } from './standings';

/** Orders standings by who survived longest; teams that are still in, and those of one week, keep their order. */
export const bySurvival = (standings: readonly Standing[]): Standing[] =>
  placeInDivisions(standings.toSorted((a, b) => outOf(b) - outOf(a)));

/** The week of an elimination, to compare: `Number.MAX_SAFE_INTEGER` for a team that is still in. */
const outOf = ({ eliminatedWeek }: Pick<Standing, 'eliminatedWeek'>) => eliminatedWeek ?? Number.MAX_SAFE_INTEGER;

const openWinner = 'The host does not say which of the last teams has won.';
const openWeek = (week: number) => `The host does not say which of the teams that were eliminated in week ${week} came first.`;

/**
 * The final positions of a guillotine league by who survived longest. Teams of one week have none: the host does not say which came first.
 * @param winner whom the host names; null if it names none
 * @param onOpen gets the reason, as a sentence, why positions are not decided
 */
export function placesBySurvival(
  standings: readonly Pick<Standing, 'teamId' | 'eliminatedWeek'>[],
  winner: string | null,
  onOpen?: (reason: string) => void,
): Place[] {
  const weeks = [...new Set(standings.map(outOf))].sort((a, b) => b - a);
  const groups = weeks.map((week) => standings.filter((team) => outOf(team) === week && team.teamId !== winner));
  const places: Place[] = winner === null ? [] : [{ teamId: winner, finalPosition: 1 }];
  let position = places.length + 1;
  for (const [first, ...others] of groups) {
    if (!first) continue;
    if (!others.length) places.push({ teamId: first.teamId, finalPosition: position });
    else onOpen?.(first.eliminatedWeek == null ? openWinner : openWeek(first.eliminatedWeek));
    position += 1 + others.length;
  }
  return places;
}
