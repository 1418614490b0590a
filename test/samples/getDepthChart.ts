import { league, or, times, type SampleOf } from './sample';

export const getDepthChart: SampleOf<'getDepthChart'> = {
  ...league,
  response: ({ league: leagueName, team, player, known }, count) => ({
    leagueName,
    teamDepthCharts: times(count, {
      teamName: team,
      quarterbacks: [{ playerName: player }],
      runningBacks: known ? [{ playerName: 'First' }, { playerName: 'Second' }] : [],
      wideReceivers: [],
      tightEnds: [],
      kickers: [],
      defenses: [],
    }),
  }),
  shown: {
    heading: ({ league: name }) => `${name} Depth Charts`,
    headers: ['Team', 'QB', 'RB', 'WR', 'TE', 'K', 'DEF'],
    row: (names) => [names.team, names.player, or(names, 'FirstSecond', ''), '', '', '', ''],
  },
};
