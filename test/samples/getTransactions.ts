import { times, type SampleOf } from './sample';

export const getTransactions: SampleOf<'getTransactions'> = {
  params: { leagueId: '132', year: 2025 },
  unknown: [{ leagueId: '999' }],
  response: ({ league: leagueName, teamId, team, player, known }, count) => ({
    leagueName,
    transactions: times(count, {
      ...{ id: '1', season: 2025, type: 'waiver', at: '2025-10-12T12:00:00Z', week: 6, bid: known ? 23 : null },
      moves: [
        {
          player: { playerId: '1', playerName: player, position: 'RB' },
          ...{ pick: null, budget: null, from: null, to: known ? { teamId, teamName: team } : null },
        },
      ],
    }),
  }),
  shown: {
    heading: () => '2025 Transactions',
    region: 'Transactions',
    headers: [],
    row: (names) => ['12 Oct 2025', 'Waiver', names.player, 'RB', ...(names.known ? [names.team] : [])],
  },
};
