import pg from 'pg';

/** No server of an address accepts writes now. Its code is that of a server that is starting: nothing was written, so writes are repeated. */
export class NoPrimaryError extends Error {
  override name = 'NoPrimaryError';
  readonly code = '57P03';
  constructor() {
    super(
      'No server of DATABASE_URL accepts writes: each that responds is a standby. ' +
        'Promote one, or name the primary among the hosts of DATABASE_URL.',
    );
  }
}

/** Milliseconds in which each server says whether it accepts writes. */
const patience = 2_000;

/** The part before the hosts, the hosts with commas between them, and the rest. */
const parts = /^(postgres(?:ql)?:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/;

/**
 * One address for each host of a PostgreSQL URL, such as `postgres://user:password@one:5432,other:5432/database`. `sslmode` has the meaning
 * that it has in libpq, and so in psql; with `no-verify`, which libpq does not know, no certificate is verified.
 */
export function addressesOf(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] = parts.exec(url) ?? [];
  const isLibpqMode = /[?&]sslmode=/.test(rest) && !/[?&](sslmode=no-verify|uselibpqcompat=)/.test(rest);
  return hosts.split(',').map((host) => `${start}${host}${rest}${isLibpqMode ? '&uselibpqcompat=true' : ''}`);
}

/** Whether connections go only to a server that accepts writes: the URL's `target_session_attrs`. */
export const needsPrimary = (url: string) => /[?&]target_session_attrs=(read-write|primary)(&|$)/.test(url);

/** Which server of a URL new connections go to. */
export interface Locator {
  needsPrimary: boolean;
  address: () => string;
  /**
   * Asks all servers at once which one accepts writes, if the URL wants that one.
   * @returns its address
   * @throws NoPrimaryError when only standbys respond; the first error when none responds
   */
  find: () => Promise<string>;
}

async function requirePrimary(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patience, query_timeout: patience });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    if (rows[0]!.standby) throw new NoPrimaryError();
    return connectionString;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** Finds the server that accepts writes among those of a URL. */
export function makeLocator(url: string): Locator {
  const addresses = addressesOf(url);
  let current = addresses[0]!;
  let search: Promise<string> | undefined;

  async function ask(): Promise<string> {
    try {
      return (current = await Promise.any(addresses.map(requirePrimary)));
    } catch (error) {
      const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
      throw errors.find((each) => each instanceof NoPrimaryError) ?? errors[0];
    } finally {
      search = undefined;
    }
  }

  return {
    needsPrimary: needsPrimary(url),
    address: () => current,
    find: () => (needsPrimary(url) ? (search ??= ask()) : Promise.resolve(current)),
  };
}
