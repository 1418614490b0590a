import { league, or, rankingInfo, times, type SampleOf } from './sample';

export const getAvailablePlayers: SampleOf<'getAvailablePlayers'> = {
  ...league,
  response: (names, count) => ({
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
