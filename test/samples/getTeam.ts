import { platforms } from '../../src/platforms/platforms';
import { or, rankingInfo, times, type SampleOf } from './sample';

export const getTeam: SampleOf<'getTeam'> = {
  params: { teamId: '13201' },
  unknown: [{ teamId: '999' }, { teamId: '610000000000000001' }],
  response: (names, count) => ({
    teamPlayers: times(count, {
      playerId: names.teamId,
      position: 'RB',
      positionSortOrder: 2,
      playerName: names.player,
      nflTeam: names.known ? 'KC' : null,
      isKeeper: true,
      nflRank: names.known ? 5 : null,
      fantasyProsInfo: rankingInfo(names),
    }),
    manualKeepersEnabled: true,
  }),
  shown: {
    heading: ({ team }) => team,
    region: 'Players',
    headers: (platform) => {
      const { nflTeam, bye } = platforms[platform].words;
      return ['Position', 'Name', nflTeam, bye, 'Keeper', 'NFL Rank', 'ADP'];
    },
    row: (names) => ['RB', names.player, or(names, ''), or(names, '10'), '', or(names, '5'), or(names, '24.70')],
  },
};
