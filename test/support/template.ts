/** The seeded database that every test file copies, made once per state of its sources. Runs outside of Jest's module system. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { hashCost } from '../../server/auth/passwords';
import type { DatabaseLocation } from '../../server/db';
import { openDatabase } from '../../server/db/openDatabase';
import { prepareDatabase } from '../../server/bootstrap';
import { testAdmin } from './testAdmin';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/sideline');
const longUnused = 24 * 60 * 60 * 1000;
const sources = [
  'server/db/schema',
  'server/db/migrations',
  'server/seed',
  'server/auth/passwords.ts',
  'server/auth/firstAdmin.ts',
  'server/bootstrap.ts',
  'test/support/testAdmin.ts',
  'test/support/template.ts',
];

const filesOf = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();

function stateOfSources(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(join(root, source)))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

async function fill(location: DatabaseLocation) {
  const { db, close } = await openDatabase(location);
  try {
    // Nearly every test logs in.
    hashCost.N = 2;
    await prepareDatabase(db, testAdmin, () => undefined);
  } finally {
    await close();
  }
}

/** Drops what each copy would take along for nothing: PostgreSQL's template databases, half of the files, and the write-ahead log of the seeding. */
async function slim(dataDir: string) {
  const client = await PGlite.create(join(dataDir, 'pgdata'), {
    startParams: [...PGlite.defaultStartParams, '-c', 'wal_recycle=off'],
  });
  await client.exec('update pg_database set datistemplate = false');
  for (const database of ['template0', 'template1']) await client.exec(`drop database ${database}`);
  const segments = readdirSync(join(dataDir, 'pgdata/pg_wal')).length;
  // A segment can go once it is full; the next one starts only after a write.
  for (let segment = 0; segment < segments; segment++) {
    await client.exec('select txid_current()');
    await client.exec('select pg_switch_wal()');
  }
  await client.exec('checkpoint');
  await client.close();
}

/** The seeded database that a test file copies: a directory, or a database of a PostgreSQL server. */
export type Template = { dataDir: string } | { databaseUrl: string; database: string };

const nameOfTemplate = () => `template-${stateOfSources()}`;

/**
 * Makes the embedded template unless it exists.
 * @returns its directory
 */
export async function makeTemplate(): Promise<string> {
  const directory = join(cache, nameOfTemplate());
  if (existsSync(directory)) return directory;
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache).map((entry) => join(cache, entry))) {
    if (statSync(old).mtimeMs < Date.now() - longUnused) rmSync(old, { recursive: true });
  }
  const draft = mkdtempSync(join(cache, 'draft-'));
  await fill({ dataDir: draft });
  await slim(draft);
  if (existsSync(directory)) rmSync(draft, { recursive: true });
  else renameSync(draft, directory);
  return directory;
}

/**
 * Makes the template on a PostgreSQL server unless it exists.
 * @returns the name of its database
 */
export async function makeServerTemplate(databaseUrl: string): Promise<string> {
  const name = `sideline-${nameOfTemplate()}`;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const draft = `${name}-draft-${process.pid}`;
    await client.query(`create database "${draft}"`);
    const url = new URL(databaseUrl);
    url.pathname = `/${draft}`;
    await fill({ databaseUrl: url.href });
    await client.query(`alter database "${draft}" rename to "${name}"`);
    return name;
  } finally {
    await client.end();
  }
}
