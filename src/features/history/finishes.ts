import type { Season } from './bySeason';

/** A team's final positions over the years of a league, by its latest name; null for a year without one. */
export type TeamFinishes = { id: string; name: string; finishes: (number | null)[] };

/** The years that have final positions, oldest first, and every team's finishes in them, the last champion first. */
export function finishesByTeam(seasons: readonly Season[]): { years: number[]; teams: TeamFinishes[] } {
  const known = seasons.filter(({ teams }) => teams.some(({ finalPosition }) => finalPosition !== null));
  const newestFirst = known.toSorted((a, b) => b.year - a.year);
  const names = new Map<string, string>();
  for (const { teams } of newestFirst) for (const { id, teamName } of teams) if (!names.has(id)) names.set(id, teamName);
  const oldestFirst = newestFirst.toReversed();
  return {
    years: oldestFirst.map(({ year }) => year),
    teams: [...names].map(([id, name]) => ({
      id,
      name,
      finishes: oldestFirst.map(({ teams }) => teams.find((team) => team.id === id)?.finalPosition ?? null),
    })),
  };
}
