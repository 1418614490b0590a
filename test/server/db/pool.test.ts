import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { ResilientPool } from '../../../server/db/pool';
import { retriedWrite } from '../../../server/db/retry';

const fail = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

/** A connection that fails at the query that a test names. */
class FakeClient extends EventEmitter {
  static made = 0;
  static failAt: { text: string; error: Error; breaks?: boolean } | undefined;
  #isBroken = false;
  /** pg's own sign that a connection may be lent again. */
  _queryable = true;
  number = ++FakeClient.made;
  connect(done: () => void) {
    done();
  }
  ref() {}
  unref() {}
  end(done?: () => void) {
    done?.();
    return Promise.resolve();
  }
  query(text: string): Promise<{ rows: never[] }> {
    if (this.#isBroken) return Promise.reject(new Error('Client has encountered a connection error and is not queryable'));
    const { failAt } = FakeClient;
    if (failAt?.text !== text) return Promise.resolve({ rows: [] });
    FakeClient.failAt = undefined;
    if (failAt.breaks) {
      this.#isBroken = true;
      this.emit('error', failAt.error);
    }
    return Promise.reject(failAt.error);
  }
}

const pool = new ResilientPool({ max: 1, Client: FakeClient as unknown as typeof pg.Client } as pg.PoolConfig);
afterAll(() => pool.end());

/** As drizzle runs a transaction: after a failure it rolls back, and a failure to roll back is what its caller gets. */
async function transaction(): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('update');
    await client.query('commit');
    return (client as unknown as FakeClient).number;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

it('closes a connection whose server became a standby, and writes on a new one', async () => {
  const before = await transaction();
  FakeClient.failAt = { text: 'update', error: fail('25006', 'cannot execute UPDATE in a read-only transaction') };
  await expect(retriedWrite(transaction)).resolves.toBe(before + 1);
});

it('keeps a connection after an error of the statement', async () => {
  const before = await transaction();
  FakeClient.failAt = { text: 'update', error: fail('23505') };
  await expect(retriedWrite(transaction)).rejects.toThrow('failed');
  await expect(transaction()).resolves.toBe(before);
});

it('writes again when the connection broke before the commit, and not when it broke at the commit', async () => {
  const before = await transaction();
  const error = () => fail('ECONNRESET', 'read ECONNRESET');
  FakeClient.failAt = { text: 'update', error: error(), breaks: true };
  await expect(retriedWrite(transaction)).resolves.toBe(before + 1);
  FakeClient.failAt = { text: 'commit', error: error(), breaks: true };
  await expect(retriedWrite(transaction)).rejects.toThrow();
  await expect(transaction()).resolves.toBe(before + 2);
});
