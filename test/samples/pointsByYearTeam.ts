import { or, scoreCells, scoreHeads, scores, teamGame, times, type SampleOf } from './sample';

export const pointsByYearTeam: SampleOf<'pointsByYearTeam'> = {
  params: { leagueId: '132', year: 2025, teamId: '13201' },
  unknown: [{ leagueId: '999' }, { year: 1999 }, { teamId: '34876401' }],
  response: (names, count) => ({
    weeks: times(count, {
      ...{ week: 7, teamName: names.team, ...scores },
      games: [teamGame(names)],
      recordAfter: names.known ? { wins: 5, losses: 2, draws: 0 } : null,
      place: names.known ? 3 : null,
    }),
  }),
  shown: {
    heading: ({ team }) => `${team} · 2025`,
    region: 'Weekly Scores',
    headers: ['Week', 'Opponent', 'Result', 'Record', 'Place', ...scoreHeads],
    row: (names) => [
      '7',
      or(names, `${names.team} B Final`, `${names.team} B`),
      ...['W', '5-2', '3rd'].map((text) => or(names, text, '–')),
      ...scoreCells,
    ],
  },
};
