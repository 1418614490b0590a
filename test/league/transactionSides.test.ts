import type { Schema } from '../../src/api/types';
import { sidesOf } from '../../src/league/transactionSides';

const nobody = null;
const move = (playerName: string, from: string | null, to: string | null): Schema<'TransactionMove'> => ({
  player: { playerId: playerName, playerName, position: 'RB' },
  ...{ pick: null, budget: null },
  from: from === null ? null : { teamId: from, teamName: from },
  to: to === null ? null : { teamId: to, teamName: to },
});

/** The sides in short: `A get x + y − z`. */
const told = (...moves: Schema<'TransactionMove'>[]) => {
  const { sides, namesGivers } = sidesOf(moves);
  const names = (of: Schema<'TransactionMove'>[]) => of.map(({ player }) => player!.playerName).join(' ');
  const texts = sides.map(({ team, keeps, gets, adds, drops }) =>
    [
      team?.teamId,
      keeps.length && `keep ${names(keeps)}`,
      gets.length && `get ${names(gets)}`,
      adds.length && `+ ${names(adds)}`,
      drops.length && `− ${names(drops)}`,
    ]
      .filter(Boolean)
      .join(' '),
  );
  return [...texts, ...(namesGivers ? ['names givers'] : [])];
};

test.each([
  [
    'a trade has a side for each team, with all that it gets',
    [move('a', 'A', 'B'), move('b', 'B', 'A'), move('c', 'A', 'B')],
    ['B get a c', 'A get b'],
  ],
  ['a claim adds a player and drops one', [move('a', nobody, 'A'), move('b', 'A', nobody)], ['A + a − b']],
  [
    'a drop in a trade is with its team',
    [move('d', 'A', nobody), move('a', 'A', 'B'), move('b', 'B', 'A')],
    ['B get a', 'A get b − d'],
  ],
  ['who gets nothing back is named', [move('a', 'A', 'B')], ['B get a', 'names givers']],
  [
    'in a trade of three teams all givers are named',
    [move('a', 'A', 'B'), move('b', 'B', 'C'), move('c', 'C', 'A')],
    ['B get a', 'C get b', 'A get c', 'names givers'],
  ],
  [
    'a claim of one team in a trade of two has no giver to name',
    [move('a', 'A', 'B'), move('b', 'B', 'A'), move('c', nobody, 'C')],
    ['B get a', 'A get b', 'C + c'],
  ],
  ['a kept player stays', [move('a', 'A', 'A')], ['A keep a']],
])('%s', (_name, moves, texts) => {
  expect(told(...moves)).toEqual(texts);
});
