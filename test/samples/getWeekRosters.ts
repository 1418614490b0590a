import { league, or, times, type SampleOf } from './sample';

export const getWeekRosters: SampleOf<'getWeekRosters'> = {
  params: { leagueId: '132', year: 2025, week: 3 },
  unknown: [...league.unknown, { year: 1999 }, { week: 24 }],
  response: ({ league: leagueName, teamId, team, player, known }, count) => ({
    ...{ leagueName, season: 2025, week: 3, weeks: [1, 2, 3] },
    players: times(count, {
      ...{ teamId, teamName: team, slot: 'bench', playerId: '1', playerName: player, position: 'RB' },
      score: known ? 12.5 : null,
      ...(known && { acquired: { season: 2025, type: 'waiver', at: '2025-09-12T12:00:00Z', bid: 23 } }),
    }),
  }),
  shown: {
    heading: () => 'Weekly Rosters 2025',
    region: 'Weekly Rosters',
    headers: ['Player', 'Team', 'Slot', 'Position', 'Points', 'Acquired', 'Bid', 'Since'],
    row: (names) => [
      ...[names.player, names.team, 'Bench', 'RB', or(names, '12.50')],
      ...[or(names, 'Waiver'), or(names, '23'), or(names, '12 Sep 2025')],
    ],
  },
};
