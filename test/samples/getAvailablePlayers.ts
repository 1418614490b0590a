import type { Schema } from '../../src/api/types';
import type { Names } from './names';
import { league, or, rankingInfo, times, type Count, type Sample } from './sample';

export const getAvailablePlayers: Sample = {
  ...league,
  response: (names: Names, count: Count): Schema<'AvailablePlayers'> => ({
    leagueName: names.league,
    players: times(count, {
      position: 'WR',
      name: names.player,
      nflTeam: names.known ? 'KC' : null,
      nflRank: names.known ? 143 : null,
      positionSortOrder: 3,
      isRookie: true,
      fantasyProsInfo: rankingInfo(names),
    }),
  }),
  shown: {
    heading: () => 'Available Players',
    region: 'Available Players',
    headers: ['#', 'Position', 'Name', 'NFL Team', 'Rank', 'ADP', 'Age', 'Rookie'],
    row: (names) => [
      '1',
      'WR',
      names.player,
      or(names, ''),
      or(names, '143'),
      or(names, '24.70', '999'),
      or(names, '26.4', '0'),
      '',
    ],
  },
};
