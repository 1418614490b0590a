import { draftRounds } from '../../../server/domain/draftOrder';
import { placeKeepers } from '../../../server/domain/keeperPlacement';
import type { OwnedPick } from '../../../server/domain/draftPicks';

/** Three rounds of two picks; the holders in order. */
const draft = (...holders: string[]): OwnedPick[] =>
  holders.map((holderId, place) => ({
    round: Math.floor(place / 2) + 1,
    pick: (place % 2) + 1,
    playerId: null,
    holderId,
    traded: null,
  }));
const keeper = (teamId: string, round: number | null, playerId = `${teamId}${round}`) => ({ teamId, round, playerId });
const places = (picks: OwnedPick[], ...keepers: ReturnType<typeof keeper>[]) =>
  [...placeKeepers(picks, keepers, { isOver: false }).keys()].sort();

describe('a keeper takes a pick of the team', () => {
  const even = draft('a', 'b', 'b', 'a', 'a', 'b');

  it('in the round of last season’s draft', () => {
    expect(places(even, keeper('a', 2), keeper('b', 3))).toEqual([3, 5]);
  });
  it('in the earliest rounds when that is not known, better ranks first', () => {
    expect(places(even, keeper('a', null, 'x'), keeper('a', null, 'y'))).toEqual([0, 3]);
  });
  it('in the next later round when that pick is taken', () => {
    expect(places(even, keeper('a', 2, 'x'), keeper('a', 2, 'y'))).toEqual([3, 4]);
  });
  it('in the next later round when that pick was traded away', () => {
    expect(places(draft('b', 'b', 'b', 'a', 'a', 'b'), keeper('a', 1))).toEqual([3]);
  });
  it('in the next earlier round when there is no later one', () => {
    expect(places(draft('a', 'b', 'a', 'b', 'b', 'b'), keeper('a', 3))).toEqual([2]);
  });
  it('that a trade brought', () => {
    expect(places(draft('a', 'a', 'b', 'b', 'b', 'b'), keeper('a', 1, 'x'), keeper('a', 1, 'y'))).toEqual([0, 1]);
  });
  it('where the draft has placed him', () => {
    const drafted = even.map((pick, place) => ({ ...pick, playerId: place === 4 ? 'x' : null }));
    expect(places(drafted, keeper('a', 1, 'x'))).toEqual([4]);
  });
  it('that nobody has made, also when his own round’s is made', () => {
    const drafted = even.map((pick, place) => ({ ...pick, playerId: place < 2 ? `d${place}` : null }));
    expect(places(drafted, keeper('a', 1, 'x'))).toEqual([3]);
    expect(places(drafted.slice(0, 2), keeper('a', 1, 'x'))).toEqual([]);
  });
  it('but none in a draft that is over, whose open picks were skipped', () => {
    const drafted = even.map((pick, place) => ({ ...pick, playerId: place === 0 ? 'd' : null }));
    expect(placeKeepers(drafted, [keeper('a', 1, 'x')], { isOver: true }).size).toBe(0);
  });
  it('not one that another team made with him, nor one that the host calls no keeper’s', () => {
    const drafted = even.map((pick, place) => ({ ...pick, playerId: place === 1 ? 'x' : null }));
    expect(places(drafted, keeper('a', 1, 'x'))).toEqual([]);
    const said = (isKeeper: boolean) => drafted.map((pick) => ({ ...pick, isKeeper }));
    expect(places(said(false), keeper('b', 1, 'x'))).toEqual([]);
    expect(places(said(true))).toEqual([1]);
  });
  it('or none when the team has no pick left', () => {
    expect(places(draft('b', 'b'), keeper('a', 1))).toEqual([]);
  });
});

it('numbers all picks, and those without keepers', () => {
  const traded = { originalTeamId: 'a', fromTeamId: 'b', date: '2026-08-01' };
  const picks = draft('a', 'b', 'b', 'a').map((pick, place) => (place === 0 ? { ...pick, traded } : pick));
  const teams = new Map([
    ['a', 'Ants'],
    ['b', 'Bees'],
  ]);
  const players = new Map([['x', { playerId: 'x', playerName: 'Xavier', position: 'WR' }]]);
  const rounds = draftRounds(picks, [keeper('b', 1, 'x')], { teams, players }, { isOver: false });
  expect(rounds[0]?.picks.map(({ player }) => player?.playerName)).toEqual([undefined, 'Xavier']);
  expect(rounds.map((round) => round.picks.map((row) => [row.pickString, row.totalPick, row.actualPick, row.keeper]))).toEqual([
    [
      ['1.01', 1, 1, false],
      ['1.02', 2, null, true],
    ],
    [
      ['2.01', 3, 2, false],
      ['2.02', 4, 3, false],
    ],
  ]);
  expect(rounds[0]?.picks[0]).toMatchObject({ teamName: 'Ants', originalTeam: 'Bees', originalDate: '2026-08-01' });
  expect(rounds[1]?.picks[0]).toMatchObject({ teamName: 'Bees', originalTeam: null, originalDate: null });
});
