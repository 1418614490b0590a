import { league, or, standingsTeam, times, type SampleOf } from './sample';

export const getLeagueYears: SampleOf<'getLeagueYears'> = {
  ...league,
  response: (names, count) => ({
    leagueName: names.league,
    records: times(count, { year: 2024, teams: [{ ...standingsTeam(names), finalPosition: names.known ? 1 : null }] }),
  }),
  shown: {
    heading: () => 'History',
    headers: [],
    row: (names) => ['2024', 'Champion', or(names, names.team, '–'), 'Second', 'Third', 'Regular Season', 'Final Standings'],
  },
};
