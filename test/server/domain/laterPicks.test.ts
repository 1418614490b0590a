import { applyEntered, dependentMoves, type EnteredMove, picksARound } from '../../../server/domain/laterPicks';

const picks = picksARound([2027, 2028], 2, ['a', 'b', 'c']);
const first = { season: 2027, round: 1, originalTeamId: 'a' };
const move = (tradeId: number, date: string, fromTeamId: string, toTeamId: string): EnteredMove => ({
  ...{ tradeId, ...first, date },
  ...{ fromTeamId, toTeamId },
});
/** The owner of the pick, with the host's owner of it. */
const ownerOf = (entered: EnteredMove[], atHost = 'a', ofHost: [string, string][] = []) => {
  const isFirst = ({ season, round, originalTeamId }: typeof first) => season === 2027 && round === 1 && originalTeamId === 'a';
  const listed = picks.map((pick) => (isFirst(pick) ? { ...pick, teamId: atHost } : pick));
  const moves = ofHost.map(([fromTeamId, toTeamId]) => ({ ...first, fromTeamId, toTeamId }));
  return applyEntered(listed, entered, moves).find(isFirst)!.teamId;
};

test('each team has a pick a round of every season', () => {
  expect(picks).toHaveLength(12);
  expect(picks[4]).toEqual({ season: 2027, round: 2, originalTeamId: 'b', teamId: 'b' });
});

test('entered trades move a pick by day, whatever the order of their entry', () => {
  expect(ownerOf([move(1, '2026-08-02', 'b', 'c'), move(2, '2026-08-01', 'a', 'b')])).toBe('c');
});

test('a trade that the host has too is not applied twice', () => {
  const entered = [move(1, '2026-08-01', 'a', 'b')];
  expect(ownerOf(entered, 'b', [['a', 'b']])).toBe('b');
  // The host lists its new owner before the trade itself.
  expect(ownerOf(entered, 'b')).toBe('b');
  // The pick came home at the host.
  expect(
    ownerOf(entered, 'a', [
      ['a', 'b'],
      ['b', 'a'],
    ]),
  ).toBe('a');
});

test('a trade back is applied after the host has the first one', () => {
  const entered = [move(1, '2026-08-01', 'a', 'b'), move(2, '2026-08-02', 'b', 'a')];
  expect(ownerOf(entered)).toBe('a');
  expect(ownerOf(entered, 'b', [['a', 'b']])).toBe('a');
});

test('a pick that the host has given to somebody else stays there', () => {
  expect(ownerOf([move(1, '2026-08-01', 'a', 'b')], 'c', [['a', 'c']])).toBe('c');
});

test('a trade depends on the one that brought the pick', () => {
  const entered = [move(1, '2026-08-01', 'a', 'b'), move(2, '2026-08-02', 'b', 'c')];
  expect(dependentMoves(1, picks, entered, [])).toEqual([entered[1]]);
  expect(dependentMoves(2, picks, entered, [])).toEqual([]);
});
