import type { Schema } from '../../src/api/types';
import type { Names } from './names';
import { league, or, standingsTeam, times, type Count, type Sample } from './sample';

export const getLeagueYears: Sample = {
  ...league,
  response: (names: Names, count: Count): Schema<'LeagueYears'> => ({
    leagueName: names.league,
    records: times(count, { year: 2024, teams: [{ ...standingsTeam(names), finalPosition: names.known ? 1 : null }] }),
  }),
  shown: {
    heading: () => 'History',
    headers: [],
    row: (names) => ['2024', 'Champion', or(names, names.team, '–'), 'Second', 'Third', 'Regular Season', 'Final Standings'],
  },
};
