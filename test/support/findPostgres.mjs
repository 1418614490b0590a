import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const installed = '/usr/lib/postgresql';

/** Where a PostgreSQL server's programs are: in POSTGRES_BIN, or the newest that Debian's packages installed; undefined for none. */
export function findPostgres() {
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : [];
  const candidates = [process.env.POSTGRES_BIN, ...versions.map((version) => join(installed, version, 'bin'))];
  return candidates.find((bin) => bin && existsSync(join(bin, 'initdb')));
}

/** Where Debian's package installed PgBouncer; undefined without it. */
export const findPgBouncer = () => ['/usr/sbin/pgbouncer'].find((program) => existsSync(program));
