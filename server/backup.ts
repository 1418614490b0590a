import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './db';
import journal from './migrations/meta/_journal.json';
import * as schema from './schema';

/** A back-up that cannot be read, and why. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** The lines of a back-up: what it is, the rows of each table in parts, and how many there were. */
interface Header {
  sideline: 'backup';
  migrations: number;
  at: string;
}
interface Part {
  table: string;
  rows: Record<string, unknown>[];
}
interface End {
  total: number;
}

const migrations = journal.entries.length;
const partSize = 1000;

const tables = new Map(
  Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => [getTableConfig(table).name, table]),
);

function primaryKeyOf(table: PgTable) {
  const { primaryKeys, columns } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

async function* partsOf(tx: Database, name: string, table: PgTable): AsyncGenerator<Part> {
  const key = primaryKeyOf(table);
  for (let offset = 0; ; offset += partSize) {
    const rows = await tx
      .select()
      .from(table)
      .orderBy(...key)
      .limit(partSize)
      .offset(offset);
    if (rows.length) yield { table: name, rows };
    if (rows.length < partSize) return;
  }
}

const unhurried = async (tx: Database) => {
  for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
    await tx.execute(sql.raw(`set local ${name} = 0`));
  }
};

/** Writes all rows as they are at one moment, of either engine for either engine, a line of JSON at a time. */
export const writeBackup = (db: Database, write: (line: string) => Promise<void>): Promise<number> =>
  db.transaction(
    async (tx) => {
      await unhurried(tx);
      const put = (line: Header | Part | End) => write(`${JSON.stringify(line)}\n`);
      await put({ sideline: 'backup', migrations, at: new Date().toISOString() });
      let total = 0;
      for (const [name, table] of tables) {
        for await (const part of partsOf(tx, name, table)) {
          total += part.rows.length;
          await put(part);
        }
      }
      await put({ total });
      return total;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

function parseLine(line: string): Partial<Header & Part & End> {
  try {
    return JSON.parse(line) as Partial<Header & Part & End>;
  } catch {
    throw new BackupError('a line is not JSON');
  }
}

/** Serial columns go on after the highest number that was restored. */
async function continueSerials(tx: Database) {
  for (const [name, table] of tables) {
    for (const column of getTableConfig(table).columns.filter((each) => each.getSQLType() === 'serial')) {
      const highest = sql`select max(${column}) from ${table}`;
      await tx.execute(
        sql`select setval(pg_get_serial_sequence(${name}, ${column.name}), coalesce((${highest}), 1), (${highest}) is not null)`,
      );
    }
  }
}

/**
 * Replaces all rows by those of a back-up, all or nothing.
 * @returns how many rows there are now
 * @throws BackupError for lines that are no whole back-up, or one of a newer version
 */
export const readBackup = (db: Database, lines: AsyncIterable<string>): Promise<number> =>
  db.transaction(async (tx) => {
    await unhurried(tx);
    await tx.execute(sql.raw(`truncate ${[...tables.keys()].map((name) => `"${name}"`).join(', ')}`));
    let total = 0;
    let state: 'start' | 'rows' | 'end' = 'start';
    for await (const line of lines) {
      const { sideline, migrations: made = 0, table, rows, total: expected } = parseLine(line);
      if (state === 'start') {
        if (sideline !== 'backup') throw new BackupError('it does not begin like a back-up');
        if (made > migrations) throw new BackupError('it was made by a newer version of Sideline');
        state = 'rows';
      } else if (table !== undefined && rows) {
        const target = tables.get(table);
        if (!target) throw new BackupError(`its table ${table} is unknown`);
        await tx.insert(target).values(rows);
        total += rows.length;
      } else if (expected === total) state = 'end';
      else throw new BackupError('rows are missing');
    }
    if (state !== 'end') throw new BackupError('its end is missing');
    await continueSerials(tx);
    return total;
  });
