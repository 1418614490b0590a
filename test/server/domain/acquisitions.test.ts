import { acquisitions, type MadePick } from '../../../server/domain/acquisitions';

const ofPlayer = (playerId: string, teamId = 'A') => ({ season: 2025, teamId, playerId });
const made = (playerId: string, more: Partial<MadePick> = {}): MadePick => ({
  ...ofPlayer(playerId),
  ...{ draft: 1, round: 4, pick: 7, amount: null, isKeeper: null },
  ...more,
});
const typesOf = (...args: Parameters<typeof acquisitions>) => acquisitions(...args).map(({ playerId, type }) => [playerId, type]);

test('a pick is a keeper’s as the host says, else if its team marked its player', () => {
  const picks = [made('host', { isKeeper: true }), made('not', { isKeeper: false }), made('marked'), made('other'), made('none')];
  const marks = [ofPlayer('not'), ofPlayer('marked'), ofPlayer('other', 'B'), { ...ofPlayer('none'), season: 2024 }];
  expect(typesOf(picks, marks)).toEqual([
    ['host', 'keeper'],
    ['not', 'draft'],
    ['marked', 'keeper'],
    ['other', 'draft'],
    ['none', 'draft'],
    ['other', 'keeper'],
    ['none', 'keeper'],
  ]);
});

test('a player of an auction is there once: with the transaction of his sale, where the host has it', () => {
  const picks = [made('sold', { amount: 31 }), made('elsewhere', { amount: 2 })];
  expect(typesOf(picks, [], [ofPlayer('sold'), ofPlayer('elsewhere', 'B')])).toEqual([['elsewhere', 'draft']]);
});
