import type { Schema } from '../../api/types';

type Year = Schema<'LeagueYear'>;
/** A year of a league, its teams by final position; `openPlaces` is why some have none. */
export type Season = Omit<Year, 'teams'> & { teams: ({ key: string } & Year['teams'][number])[] };

/** Sorts a league's years, newest first, and their teams by final position. Teams without one come last. */
export const sortSeasons = (years: Year[]): Season[] =>
  years
    .toSorted((a, b) => b.year - a.year)
    .map(({ teams, ...year }) => ({
      ...year,
      teams: teams
        .map((team) => ({ ...team, key: team.id }))
        .sort((a, b) => (a.finalPosition ?? Number.MAX_VALUE) - (b.finalPosition ?? Number.MAX_VALUE)),
    }));
