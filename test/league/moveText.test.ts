import { moveName } from '../../src/league/moveText';

const move = { key: '1', id: '1', type: 'trade', at: '2025-08-01T00:00:00Z', week: 1, bid: null, from: null, to: null } as const;
const none = { player: null, pick: null, budget: null };

test.each([
  [{ season: 2025, round: 1, pick: 3, teamName: null }, '1.03 of 2025'],
  [{ season: 2027, round: 3, pick: null, teamName: 'River Ferrets' }, '2027 round 3 of River Ferrets'],
  [{ season: 2020, round: 4, pick: null, teamName: null }, '2020 round 4'],
])('a traded pick is named by its number, else by its first owner', (pick, name) => {
  expect(moveName({ ...move, ...none, pick })).toBe(name);
});
