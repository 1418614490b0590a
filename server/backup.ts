import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './db';
import journal from './migrations/meta/_journal.json';
import * as schema from './schema';

/** The lines of a back-up: what it is, the rows of each table in parts, and how many there were. */
export interface Header {
  sideline: 'backup';
  migrations: number;
  at: string;
}
export interface Part {
  table: string;
  rows: Record<string, unknown>[];
}
export interface End {
  total: number;
}

/** How many migrations the tables of this version have behind them: the version of a back-up. */
export const migrations = journal.entries.length;
const partSize = 5000;

/** The tables by name. */
export const tables = new Map(
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

/** Lifts the limits of time from a transaction. */
export const unhurried = async (tx: Database) => {
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
