import pg from 'pg';
import { isReadOnly, markRolledBack } from './retry';

const timedOut = 'Query read timeout';
const textOf = (query: unknown) => (typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? ''));

/**
 * Always returns a transaction's connection to the pool. Otherwise a connection that breaks between two queries ends the process, one that
 * breaks at `begin` is never returned, and an unresponsive one blocks the next transaction, too. A connection to a server that became a
 * standby is closed instead: after a failover the next one reaches the new primary.
 */
function releaseOnError(client: pg.PoolClient): pg.PoolClient {
  const { release, query } = client;
  let isCommitting = false;
  /**
   * Whether a statement timed out. The following `rollback` fails on the closed connection. Such a transaction must not count as
   * repeatable.
   */
  let isLate = false;
  let readOnly: Error | undefined;
  const giveBack = (broken?: Error | boolean) => {
    client.release = () => undefined;
    if (!broken) client.query = query;
    client.off('error', giveBack);
    release.call(client, broken ?? readOnly);
  };
  const examine = (error: Error) => {
    isLate ||= error.message === timedOut;
    if (!isCommitting && !isLate) markRolledBack(error);
    if (isReadOnly(error)) readOnly = error;
    if (isLate) client.release(error);
  };
  client.on('error', giveBack);
  client.release = giveBack;
  client.query = ((...given: Parameters<typeof query>) => {
    isCommitting ||= /^\s*commit/i.test(textOf(given[0]));
    const result = query.apply(client, given) as unknown;
    if (result instanceof Promise) result.catch(examine);
    return result;
  }) as typeof query;
  return client;
}

/** What a role, a database or a server may set otherwise, and what our parsing of values and the rows of a back-up depend on. */
export const sessionSettings = `
  set datestyle = 'ISO, MDY';
  set intervalstyle = 'postgres';
  set bytea_output = 'hex';
  set extra_float_digits = 1;
  set timezone = 'UTC'`;

type Receive = Parameters<pg.Pool['connect']>[0];

/** A pool for a database that can become unreachable at any moment, with {@link sessionSettings}. */
export class ResilientPool extends pg.Pool {
  constructor(settings: pg.PoolConfig) {
    super({ ...settings, onConnect: (client) => client.query(sessionSettings) });
    this.on('error', () => undefined); // a broken idle connection is replaced at the next query
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(receive: Receive): void;
  override connect(receive?: Receive): Promise<pg.PoolClient> | void {
    return receive ? super.connect(receive) : super.connect().then(releaseOnError);
  }
}
