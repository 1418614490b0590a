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

/** More than a third of the width leaves two columns, more than a quarter three. */
const leastShares = ['100%', '34%', '26%'];

/** The attributes of a list of division cards. They fix the columns from the first card on, so that no card moves while the page's HTML arrives. */
export const divisionList = (count: number) => ({
  className: `card-grid divisions${count % 2 === 1 ? ' divisions--odd' : ''}`,
  style: { '--least-share': leastShares[count - 1] },
});
