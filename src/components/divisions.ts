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

/** The class names of a list of division cards. They fix the columns from the first card on, so that no card moves while the page's HTML arrives. */
export const divisionsClassName = (count: number) =>
  `card-grid divisions divisions--${Math.min(count, 4)}${count % 2 === 1 ? ' divisions--odd' : ''}`;
