import type { Season } from './sortSeasons';

/** A team's final positions over the years of a league, by its name in its last one; null for a year without one. */
export type TeamFinishes = { id: string; name: string; lastYear: number; finishes: (number | null)[] };

/** The years that have final positions, oldest first, and every team's finishes in them, the last champion first. */
export function finishesByTeam(seasons: readonly Season[]): { years: number[]; teams: TeamFinishes[] } {
  const known = seasons.filter(({ teams }) => teams.some(({ finalPosition }) => finalPosition !== null));
  const newestFirst = known.toSorted((a, b) => b.year - a.year);
  const latest = new Map<string, { name: string; lastYear: number }>();
  for (const { year, teams } of newestFirst)
    for (const { id, teamName } of teams) if (!latest.has(id)) latest.set(id, { name: teamName, lastYear: year });
  const oldestFirst = newestFirst.toReversed();
  return {
    years: oldestFirst.map(({ year }) => year),
    teams: [...latest].map(([id, team]) => ({
      id,
      ...team,
      finishes: oldestFirst.map(({ teams }) => teams.find((team) => team.id === id)?.finalPosition ?? null),
    })),
  };
}
