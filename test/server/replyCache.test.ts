import { noOthers } from '../../server/changes';
import { makeReplyCache } from '../../server/replyCache';

/** A cache, what it reads counted by key, and what the other processes say to it and hear of it. */
function setUp() {
  const reads: string[] = [];
  const heard: (string | undefined)[] = [];
  const others: { tell: (leagueId?: string) => void; areHeard: boolean } = { tell: () => undefined, areHeard: true };
  const cache = makeReplyCache({
    ...noOthers,
    announce: (leagueId) => Promise.resolve(void heard.push(leagueId)),
    onChange: (hear) => (others.tell = hear),
    isListening: () => others.areHeard,
  });
  const get = (key: string) => cache.get(key, () => Promise.resolve(reads.push(key)));
  return { cache, reads, heard, others, get };
}

const keys = ['/League?leagueId=1', '/League?leagueId=2', '/Team?teamId=11', '/health?'];

it('reads once until something changes', async () => {
  const { cache, reads, heard, get } = setUp();
  for (const key of [...keys, ...keys]) await get(key);
  expect(reads).toEqual(keys);
  await cache.changed();
  for (const key of keys) await get(key);
  expect(reads).toEqual([...keys, ...keys]);
  expect(heard).toEqual([undefined]);
});

it.each(['here', 'elsewhere'])('keeps the other leagues’ replies when one league has changed %s', async (where) => {
  const { cache, reads, heard, others, get } = setUp();
  for (const key of keys) await get(key);
  if (where === 'here') await cache.changed('1');
  else others.tell('1');
  for (const key of keys) await get(key);
  expect(reads).toEqual([...keys, ...keys.filter((key) => key !== '/League?leagueId=2')]);
  expect(heard).toEqual(where === 'here' ? ['1'] : []);
});

it('keeps nothing while it would not hear of a change', async () => {
  const { reads, others, get } = setUp();
  await get(keys[0]!);
  others.areHeard = false;
  await get(keys[0]!);
  expect(reads).toHaveLength(2);
});

it('does not keep what was read before a change and arrives after it', async () => {
  const { cache, get } = setUp();
  let finish: (value: string) => void = () => undefined;
  const early = cache.get('/x?', () => new Promise((resolve) => (finish = resolve)));
  await cache.changed();
  finish('old');
  expect((await early).body.toString()).toBe('"old"');
  expect((await get('/x?')).body.toString()).toBe('1');
});

it('does not keep a failure', async () => {
  const { cache, get } = setUp();
  await expect(cache.get('/x?', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await get('/x?')).body.toString()).toBe('1');
});
