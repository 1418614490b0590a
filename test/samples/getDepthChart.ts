import type { Schema } from '../../src/api/types';
import type { Names } from './names';
import { league, or, times, type Count, type Sample } from './sample';

export const getDepthChart: Sample = {
  ...league,
  response: ({ league: leagueName, team, player, known }: Names, count: Count): Schema<'DepthChart'> => ({
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
