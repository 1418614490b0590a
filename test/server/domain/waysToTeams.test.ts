import type { Schema } from '../../../src/api/types';
import { waysToTeams } from '../../../server/domain/waysToTeams';

type Transaction = Schema<'Transaction'>;

const team = (teamId: string) => ({ teamId, teamName: teamId });
const moved = (to: string | null, from: string | null, more: Partial<Transaction>): Transaction => ({
  ...{ id: '1', season: 2025, type: 'waiver', at: null, week: 1, bid: null },
  ...more,
  moves: [
    {
      ...{ pick: null, budget: null, from: from === null ? null : team(from), to: to === null ? null : team(to) },
      player: { playerId: '7', playerName: 'Seven', position: 'RB' },
    },
  ],
});
/** Newest first. */
const history = [
  moved('B', 'A', { type: 'trade', week: 9 }),
  moved('A', null, { type: 'waiver', week: 5, bid: 12 }),
  moved(null, 'A', { type: 'free_agent', week: 3 }),
  moved('A', 'A', { type: 'keeper', week: 1 }),
  moved('A', null, { type: 'draft', season: 2024, week: 1 }),
];

test.each([
  ['A', 2025, 1, 'keeper'],
  ['A', 2025, 4, 'keeper'],
  ['A', 2025, 5, 'waiver'],
  ['A', 2025, 9, 'waiver'],
  ['B', 2025, 8, undefined],
  ['B', 2025, 9, 'trade'],
  ['B', 2026, 1, 'trade'],
  ['A', 2024, 17, 'draft'],
  ['A', 2023, 17, undefined],
])('team %s in %i, week %i: %s', (teamId, season, week, type) => {
  expect(waysToTeams(history, season, week)(teamId, '7')?.type).toBe(type);
});

test('another player of the team has no way', () => {
  expect(waysToTeams(history, 2025, 9)('A', '8')).toBeUndefined();
});
