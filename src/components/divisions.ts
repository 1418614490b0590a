import { groupBy } from '../lib/groupBy';

type InDivision = { division?: string | null; divisionPosition: number };

/**
 * Groups teams by division: divisions by name, teams by divisionPosition. Teams without a division form a group under the fallback name.
 */
export function byDivision<Team extends InDivision>(teams: Team[], fallback: string): { name: string; teams: Team[] }[] {
  return [...groupBy(teams, ({ division }) => division ?? fallback)]
    .map(([name, members]) => ({ name, teams: members.sort((a, b) => a.divisionPosition - b.divisionPosition) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-GB', { numeric: true }));
}
