import pg from 'pg';
import { type Locator, NoPrimaryError } from './addresses';
import { isReadOnly, markRolledBack } from './retry';

/** What a role, a database or a server may set otherwise, and what our parsing of values and the rows of a back-up depend on. */
const valueSettings = {
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  timezone: 'UTC',
};

const timeOuts = { statement_timeout: '20s', lock_timeout: '10s', idle_in_transaction_session_timeout: '60s' };
const noTimeOuts = { statement_timeout: '0', lock_timeout: '0', idle_in_transaction_session_timeout: '0' };

/** Statements, because poolers refuse most settings as parameters of the start. */
const statementsOf = (settings: Record<string, string>, set: 'set' | 'set local') =>
  Object.entries(settings)
    .map(([name, value]) => `${set} ${name} = '${value}'`)
    .join('; ');

const sessionSettings = statementsOf({ ...valueSettings, ...timeOuts }, 'set');
const localSettings = statementsOf({ ...valueSettings, ...timeOuts }, 'set local');

/** The settings of a connection that waits as long as it must. */
export const patientSettings = statementsOf({ ...valueSettings, ...noTimeOuts }, 'set');

const timedOut = 'Query read timeout';
const textOf = (query: unknown) => (typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? ''));

/**
 * Lends a connection so that it always returns to the pool. Otherwise a connection that breaks between two queries ends the process, one
 * that breaks at `begin` is never returned, and an unresponsive one blocks the next transaction, too. A connection to a server that became a
 * standby is closed instead: after a failover the next one reaches the new primary. `atBegin` has statements with which each transaction
 * begins.
 */
function lend(client: pg.PoolClient, atBegin: string): pg.PoolClient {
  let isCommitting = false;
  /**
   * Whether a statement timed out. The following `rollback` fails on the closed connection. Such a transaction must not count as
   * repeatable.
   */
  let isLate = false;
  let isReturned = false;
  let readOnly: Error | undefined;
  const release = (broken?: Error | boolean) => {
    if (isReturned) return;
    isReturned = true;
    client.off('error', release);
    client.release(broken ?? readOnly);
  };
  const examine = (error: Error) => {
    isLate ||= error.message === timedOut;
    if (!isCommitting && !isLate) markRolledBack(error);
    if (isReadOnly(error)) readOnly = error;
    if (isLate) release(error);
  };
  const query = (...given: Parameters<typeof client.query>) => {
    const text = textOf(given[0]);
    isCommitting ||= /^\s*commit/i.test(text);
    const result: unknown =
      atBegin && /^\s*begin\b[^;]*$/i.test(text) ? client.query(`${text}; ${atBegin}`) : client.query(...given);
    if (result instanceof Promise) result.catch(examine);
    return result;
  };
  client.on('error', release);
  // All else is the connection's own.
  return Object.assign(Object.create(client), { query, release }) as pg.PoolClient;
}

type Receive = Parameters<pg.Pool['connect']>[0];

interface PoolOptions {
  /** Where new connections go; without it the address of the pool's settings. */
  locator?: Locator;
  /**
   * Whether a pooler gives each transaction another session: then every transaction begins with the settings, and each statement is in one,
   * which takes two round trips more. Otherwise they are set once for each connection.
   */
  perTransaction?: boolean;
}

/** A pool for a database that can become unreachable at any moment. Each statement runs with our settings and time-outs. */
export class ResilientPool extends pg.Pool {
  readonly #atBegin: string;
  readonly #locator: Locator | undefined;

  constructor(settings: pg.PoolConfig, { locator, perTransaction = false }: PoolOptions = {}) {
    /** The pool makes its connections with the settings of its own start, whose address may be that of a former primary. */
    class Located extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        super({ ...config, ...(locator && { connectionString: locator.address() }) });
      }
    }
    const onConnect = async (client: pg.ClientBase) => {
      if (!perTransaction) await client.query(sessionSettings);
      if (!locator?.needsPrimary) return;
      const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
      if (rows[0]!.standby) throw new NoPrimaryError();
    };
    // The pool waits for the promise; its types do not say so.
    // oxlint-disable-next-line typescript/no-misused-promises
    super({ ...settings, ...(locator && { Client: Located }), onConnect });
    this.#atBegin = perTransaction ? localSettings : '';
    this.#locator = locator;
    if (perTransaction) this.query = this.#queryAlone.bind(this) as typeof this.query;
    this.on('error', this.#lookAgain); // a broken idle connection is replaced at the next query
  }

  readonly #lookAgain = () => void this.#locator?.find().catch(() => undefined);

  /** Runs one statement in a transaction of its own. */
  async #queryAlone(...given: Parameters<pg.PoolClient['query']>): Promise<unknown> {
    const client = await this.connect();
    try {
      await client.query('begin');
      const result: unknown = await client.query(...given);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(receive: Receive): void;
  override connect(receive?: Receive): Promise<pg.PoolClient> | void {
    if (receive)
      return super.connect((error, client, done) => {
        if (error) this.#lookAgain();
        receive(error, client, done);
      });
    return super.connect().then(
      (client) => lend(client, this.#atBegin),
      (error: unknown) => {
        this.#lookAgain();
        throw error;
      },
    );
  }
}
