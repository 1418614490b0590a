import type { SeasonTeamRow } from '../../entities/seasonTeams';
import { groupBy } from '../../lib/groupBy';

/** A year of a league, its teams by final position; `openPlaces` is why some have none. */
export type Season = { year: number; teams: SeasonTeamRow[]; openPlaces: string | undefined };

const place = ({ finalPosition }: SeasonTeamRow) => finalPosition ?? Infinity;
const byPlace = (a: SeasonTeamRow, b: SeasonTeamRow) => (place(a) === place(b) ? 0 : place(a) - place(b));

/** Groups teams by year, newest first. Teams without a final position come last. */
export function bySeason(rows: SeasonTeamRow[]): Season[] {
  return [...groupBy(rows, ({ year }) => year)]
    .map(([year, teams]) => ({ year, teams: teams.sort(byPlace), openPlaces: teams[0]?.openPlaces }))
    .sort((a, b) => b.year - a.year);
}
