import fc from 'fast-check';
import { bestLineup, bySlot, type LineupPlayer, type StartingSlots } from '../../../server/domain/bestLineup';

const slot = (name: string, positions: string[], least = 1, most = least) => ({ name, positions, least, most });
const player = (text: string, index: number): LineupPlayer => {
  const [position = '', score = ''] = text.split(' ');
  return { playerId: `${index}`, position, score: score === '' ? null : Number(score) };
};
const best = (rules: StartingSlots, ...players: string[]) => bestLineup(rules, players.map(player))?.points;

/** Every way to give each player a slot or none; the most points of those within the limits. */
function bruteForce({ slots, starters }: StartingSlots, players: LineupPlayer[]): number {
  const groups: Record<string, string[]> = { DL: ['DE', 'DT'] };
  const own = slots.reduce((sum, { least }) => sum + least, 0);
  const all = slots.reduce((sum, { most }) => sum + most, 0);
  const mostShared = Math.max(0, (starters ?? all) - own);
  const counts = slots.map(() => 0);
  const from = (index: number): number => {
    if (index === players.length) {
      const more = slots.map(({ least }, i) => Math.max(0, counts[i]! - least));
      const isWithin = slots.every(({ most }, i) => counts[i]! <= most) && more.reduce((a, b) => a + b, 0) <= mostShared;
      return isWithin ? 0 : -Infinity;
    }
    const { position, score } = players[index]!;
    const ways = slots.flatMap(({ positions }, i) => {
      if (!positions.some((each) => each === position || groups[each]?.includes(position))) return [];
      counts[i]!++;
      const points = Math.round((score ?? 0) * 1000) + from(index + 1);
      counts[i]!--;
      return [points];
    });
    return Math.max(from(index + 1), ...ways);
  };
  return from(0) / 1000;
}

const positions = ['QB', 'RB', 'WR', 'TE', 'DE', 'DT'];
const anySlot = fc
  .record({
    positions: fc.uniqueArray(fc.constantFrom('QB', 'RB', 'WR', 'TE', 'DL', 'DE'), { minLength: 1, maxLength: 4 }),
    least: fc.nat(2),
    more: fc.nat(2),
  })
  .map(({ positions: ofSlot, least, more }) => slot(ofSlot.join('/'), ofSlot, least, Math.max(1, least + more)));
const anyRules = fc.record({
  slots: fc.array(anySlot, { minLength: 1, maxLength: 3 }),
  starters: fc.option(fc.nat(7), { freq: 3 }),
});
const anyPlayers = fc.array(
  fc.record({ position: fc.constantFrom(...positions), score: fc.option(fc.integer({ min: -20, max: 300 }).map((n) => n / 10)) }),
  { maxLength: 7 },
);
const numbered = (players: Omit<LineupPlayer, 'playerId'>[]) => players.map((each, i) => ({ ...each, playerId: `${i}` }));

test('the best line-up has as many points as the best of all that the slots allow', () => {
  fc.assert(
    fc.property(anyRules, anyPlayers, (rules, players) => {
      const all = numbered(players);
      const found = bestLineup(rules, all)!;
      expect(found.points).toBe(bruteForce(rules, all));
      const named = all.filter(({ playerId }) => found.playerIds.has(playerId));
      expect(bruteForce(rules, named)).toBe(found.points);
    }),
    { numRuns: 400 },
  );
});

test('each starter is in one place, in a slot of his position, and a slot has no more than it allows', () => {
  fc.assert(
    fc.property(anyRules, anyPlayers, (rules, players) => {
      const starters = numbered(players);
      const places = bySlot(rules, starters);
      const shown = places.flatMap(({ player: each }) => each?.playerId ?? []);
      expect(shown.toSorted()).toEqual(starters.map(({ playerId }) => playerId).toSorted());
      // Those who fit are as many as in any line-up.
      const inSlots = places.filter((place) => place.slot !== null && place.player);
      const asPoints = starters.map((each) => ({ ...each, score: 1 }));
      expect(inSlots).toHaveLength(bruteForce(rules, asPoints));
      for (const { slot: name, player: each } of inSlots)
        expect(name!.split('/').some((of) => of === each!.position || (of === 'DL' && /^D[ET]$/.test(each!.position)))).toBe(
          true,
        );
    }),
    { numRuns: 400 },
  );
});

const superflex = slot('Superflex', ['QB', 'RB', 'WR', 'TE']);
const flex = slot('FLEX', ['RB', 'WR', 'TE']);

test('a flex, a superflex and an IDP flex have the best of who is left', () => {
  const rules = { slots: [slot('QB', ['QB']), slot('RB', ['RB']), flex, superflex], starters: 4 };
  expect(best(rules, 'QB 20', 'QB 18', 'RB 10', 'RB 9', 'WR 8', 'TE 7')).toBe(57);
  expect(best(rules, 'QB 20', 'RB 10', 'RB 9', 'RB 8', 'RB 7')).toBe(47);
  const idp = { slots: [slot('DL', ['DL']), slot('IDP flex', ['DL', 'LB', 'DB'])], starters: 2 };
  expect(best(idp, 'DE 5', 'DT 4', 'CB 6', 'ILB 2')).toBe(11);
  expect(best(idp, 'CB 6', 'S 5')).toBe(6);
});

test('slots with a range share the places that are left', () => {
  const rules = { slots: [slot('RB', ['RB'], 1, 3), slot('WR', ['WR'], 1, 3)], starters: 3 };
  expect(best(rules, 'RB 10', 'RB 9', 'RB 8', 'WR 1')).toBe(20);
  // The place of a receiver stays empty: no third running back may have it.
  expect(best(rules, 'RB 10', 'RB 9', 'RB 8')).toBe(19);
});

test('a slot stays empty where it would cost points, and nothing is the best of nobody', () => {
  const rules = { slots: [slot('QB', ['QB']), slot('DEF', ['DEF'])], starters: 2 };
  expect(best(rules, 'QB 10', 'DEF -4')).toBe(10);
  expect(best(rules, 'QB')).toBe(0);
  expect(best({ slots: [], starters: null }, 'QB 10')).toBeUndefined();
});

test('starters are by slot: the own one before the flex, and an empty place where nobody started', () => {
  const rules = { slots: [slot('RB', ['RB'], 2), flex, slot('K', ['K'])], starters: 4 };
  const starters = ['RB 1', 'WR 2', 'RB 3', 'DEF 4'].map(player);
  const shown = bySlot(rules, starters).map((place) => `${place.slot ?? '-'} ${place.player?.score ?? 'empty'}`);
  expect(shown).toEqual(['RB 1', 'RB 3', 'FLEX 2', 'K empty', '- 4']);
});
