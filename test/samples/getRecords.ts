import { league, or, times, type SampleOf } from './sample';

export const getRecords: SampleOf<'getRecords'> = {
  ...league,
  response: ({ league: leagueName, teamId, team, known }, count) => ({
    leagueName,
    records: times(count, {
      ...{ kind: 'biggestWin', place: 1, value: 81.5, teamId, teamName: team, season: 2023, week: 7 },
      ...(known && { opponent: { teamId: '9', teamName: `${team} B` } }),
    }),
  }),
  shown: {
    heading: () => 'Records',
    region: 'Records',
    headers: ['Record', 'Place', 'Mark', 'Team', 'Opponent', 'When'],
    row: (names) => ['Biggest win', '1st', '81.50', names.team, or(names, `${names.team} B`, ''), '2023 week 7'],
  },
};
