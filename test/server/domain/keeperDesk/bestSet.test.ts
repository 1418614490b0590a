import { bestSet } from '../../../../server/domain/keeperDesk/bestSet';
import { type Candidate, placeSet } from '../../../../server/domain/keeperDesk/costs';
import type { KeeperRules } from '../../../../server/domain/keeperDesk/history';
import { refusedSet } from '../../../../server/domain/keeperDesk/limits';
import { candidate, picksOf, rulesOf } from './rules';

/** Random numbers from 0 to 1, the same for a seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The most that any allowed set gains: all sets are tried. */
function mostOf(rules: KeeperRules | null, limit: number | undefined, rounds: number[], players: Candidate[]): number {
  const known = players.filter(({ marketRound }) => marketRound !== null);
  let most = 0;
  for (let set = 0; set < 2 ** known.length; set += 1) {
    const chosen = known.filter((_, index) => set & (1 << index));
    if (chosen.length > rounds.length || refusedSet(rules, limit, chosen).length) continue;
    most = Math.max(most, placeSet(rules, picksOf(...rounds), chosen).surplus);
  }
  return most;
}

const costs = ['draftRound', 'adp', 'fixedRounds'] as const;

test.each(Array.from({ length: 60 }, (_, seed) => seed))(
  'the best set gains as much as the best of all sets, league %i',
  (seed) => {
    const random = randomOf(seed);
    const upTo = (most: number) => Math.floor(random() * most);
    const rules = rulesOf({
      ...{
        cost: costs[seed % 3]!,
        sameRound: seed % 2 ? 'earlier' : 'later',
        roundsPerYear: upTo(3),
        undraftedRound: 1 + upTo(8),
      },
      ...{ fixedRounds: [1 + upTo(4), 2 + upTo(6)], years: upTo(2) ? 2 : null, keepsFirstRounders: upTo(2) === 0 },
      positions: upTo(2) ? [{ position: 'QB', keepers: upTo(2) }] : [],
    });
    const players = Array.from({ length: 9 }, (_, index) =>
      candidate(
        String(index),
        { round: upTo(4) ? 1 + upTo(8) : null, yearsKept: upTo(3) },
        { marketRound: upTo(6) ? 1 + upTo(8) : null, rank: index, position: upTo(3) ? 'RB' : 'QB' },
      ),
    );
    const rounds = [1, 2, 3, 3, 4, 5, 6, 7, 8].filter(() => random() > 0.25);
    const limit = upTo(4) ? 1 + upTo(4) : undefined;
    const own = seed % 7 === 0 ? null : rules;
    const { playerIds, surplus } = bestSet(own, limit, picksOf(...rounds), players);
    const chosen = players.filter(({ playerId }) => playerIds.includes(playerId));
    expect(surplus).toBe(mostOf(own, limit, rounds, players));
    expect(placeSet(own, picksOf(...rounds), chosen).surplus).toBe(surplus);
    expect(refusedSet(own, limit, chosen)).toEqual([]);
  },
);

test('players without a market round, and auctions, have no best set', () => {
  expect(bestSet(rulesOf(), 3, picksOf(1, 2), [candidate('x', { round: 9 })])).toEqual({ playerIds: [], surplus: 0 });
  const bought = candidate('x', { amount: 3 }, { marketRound: 1 });
  expect(bestSet(rulesOf({ cost: 'auction' }), 3, picksOf(1, 2), [bought])).toEqual({ playerIds: [], surplus: 0 });
});

test('of twenty-five players and eight places there is one, too', () => {
  const players = Array.from({ length: 25 }, (_, index) =>
    candidate(String(index), { round: 1 + ((index * 7) % 16) }, { marketRound: 1 + ((index * 5) % 14), rank: index }),
  );
  const rounds = Array.from({ length: 16 }, (_, index) => index + 1);
  expect(bestSet(rulesOf({ roundsPerYear: 0 }), 8, picksOf(...rounds), players).playerIds.length).toBeGreaterThan(3);
});
