import type pg from 'pg';
import { makeReplica } from '../../../server/db/replica';
import { eventually } from '../../support/eventually';

/** A primary and a replica whose places in the log the test sets; `asked` is how often the replica was asked for its own. */
function pair() {
  const places = { written: 0, replayed: 0, isDown: false, asked: 0 };
  const primary = { query: () => Promise.resolve({ rows: [{ position: String(places.written) }] }) };
  const replica = {
    on: () => undefined,
    query: (_: string, [position]: [string]) => {
      places.asked += 1;
      return places.isDown
        ? Promise.reject(Object.assign(new Error('down'), { code: 'ECONNREFUSED' }))
        : Promise.resolve({ rows: [{ replayed: places.replayed >= Number(position) }] });
    },
  };
  const made = makeReplica(primary as unknown as pg.Pool, replica as unknown as pg.Pool);
  /** Waits until the replica has been asked so often from now on. */
  const isAsked = (times: number) => {
    const wanted = places.asked + times;
    return eventually(() => expect(places.asked).toBeGreaterThanOrEqual(wanted));
  };
  return { places, isAsked, replica: made, isUpToDate: () => eventually(() => expect(made.isUpToDate()).toBe(true)) };
}

it('is not read from after a write until it has replayed it', async () => {
  const { places, replica, isAsked, isUpToDate } = pair();
  expect(replica.isUpToDate()).toBe(false);
  await isUpToDate();
  places.written = 5;
  replica.markStale();
  expect(replica.isUpToDate()).toBe(false);
  places.replayed = 4;
  await isAsked(3);
  expect(replica.isUpToDate()).toBe(false);
  places.replayed = 5;
  await isUpToDate();
  replica.close();
});

it('is not read from while it is down; errors of the query itself stay errors', async () => {
  const { places, replica, isAsked, isUpToDate } = pair();
  await isUpToDate();
  places.isDown = true;
  const response = replica.fallbackTo(() => Promise.resolve('from elsewhere'));
  expect(() => response(new Error('syntax'))).toThrow('syntax');
  expect(replica.isUpToDate()).toBe(true);
  const isAskedAgain = isAsked(2);
  await expect(response(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))).resolves.toBe('from elsewhere');
  await isAskedAgain;
  expect(replica.isUpToDate()).toBe(false);
  replica.close();
});
