import { league, or, standingsTeam, times, type SampleOf } from './sample';

export const getLeague: SampleOf<'getLeague'> = {
  ...league,
  response: (names, count) => ({
    leagueName: names.league,
    lastStandingsRefresh: names.known ? '2026-08-20T06:15:00' : null,
    teams: times(count, standingsTeam(names)),
  }),
  shown: {
    heading: () => 'Standings',
    headers: ['Avatar', 'Team', 'W', 'L', 'T', 'Pct', 'F', 'A'],
    row: (names) => [or(names, '', '<'), names.team, '9', '4', '1', '0.679', '1754.50', '1600.25'],
  },
};
