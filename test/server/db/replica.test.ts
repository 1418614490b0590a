import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { makeReplica } from '../../../server/db/replica';

/** A primary and a replica whose places in the log the test sets. */
function pair() {
  const places = { written: 0, replayed: 0, isDown: false };
  const primary = { query: () => Promise.resolve({ rows: [{ position: String(places.written) }] }) };
  const replica = {
    on: () => undefined,
    query: (_: string, [position]: [string]) =>
      places.isDown
        ? Promise.reject(Object.assign(new Error('down'), { code: 'ECONNREFUSED' }))
        : Promise.resolve({ rows: [{ replayed: places.replayed >= Number(position) }] }),
  };
  return { places, replica: makeReplica(primary as unknown as pg.Pool, replica as unknown as pg.Pool) };
}

it('is not read from after a write until it has replayed it', async () => {
  const { places, replica } = pair();
  expect(replica.isUpToDate()).toBe(false);
  await wait(50);
  expect(replica.isUpToDate()).toBe(true);
  places.written = 5;
  replica.markStale();
  expect(replica.isUpToDate()).toBe(false);
  places.replayed = 4;
  await wait(100);
  expect(replica.isUpToDate()).toBe(false);
  places.replayed = 5;
  await wait(100);
  expect(replica.isUpToDate()).toBe(true);
  replica.close();
});

it('is left alone while it is down, others answering instead; errors of the query itself stay errors', async () => {
  const { places, replica } = pair();
  await wait(50);
  places.isDown = true;
  const answer = replica.fallbackTo(() => Promise.resolve('from elsewhere'));
  expect(() => answer(new Error('syntax'))).toThrow('syntax');
  expect(replica.isUpToDate()).toBe(true);
  await expect(answer(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))).resolves.toBe('from elsewhere');
  await wait(50);
  expect(replica.isUpToDate()).toBe(false);
  replica.close();
});
