import { getTableColumns, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '..';
import journal from '../migrations/meta/_journal.json';
import * as schema from '../schema';

/** The lines of a back-up: a header, the rows of each table in parts, and the number of rows. */
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

/** The number of rows of each table that has any. */
export type RowCounts = Map<string, number>;
export const totalOf = (counts: RowCounts) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** The number of migrations of this version's tables: the version of a back-up. */
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

/** Reads a table in parts by key (keyset pagination), so that the last part takes no longer than the first. */
async function* partsOf(tx: Database, name: string, table: PgTable): AsyncGenerator<Part> {
  const key = primaryKeyOf(table);
  const fields = Object.entries(getTableColumns(table));
  const keyFields = key.map((column) => fields.find(([, each]) => each.name === column.name)![0]);
  let last: Record<string, unknown> | undefined;
  do {
    const after =
      last &&
      sql`(${sql.join(key, sql`, `)}) > (${sql.join(
        keyFields.map((field) => sql`${last![field]}`),
        sql`, `,
      )})`;
    const rows = await tx
      .select()
      .from(table)
      .where(after)
      .orderBy(...key)
      .limit(partSize);
    if (rows.length) yield { table: name, rows };
    last = rows.length < partSize ? undefined : rows.at(-1);
  } while (last);
}

/** Removes the time-outs from a transaction. */
export const withoutTimeouts = async (tx: Database) => {
  for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
    await tx.execute(sql.raw(`set local ${name} = 0`));
  }
};

/** Writes a snapshot of all rows, as lines of JSON that do not depend on the engine; `at` is the time in its header. */
export const writeBackup = (db: Database, write: (line: string) => Promise<void>, at = new Date()): Promise<RowCounts> =>
  db.transaction(
    async (tx) => {
      await withoutTimeouts(tx);
      const put = (line: Header | Part | End) => write(`${JSON.stringify(line)}\n`);
      await put({ sideline: 'backup', migrations, at: at.toISOString() });
      const counts: RowCounts = new Map();
      for (const [name, table] of tables) {
        for await (const part of partsOf(tx, name, table)) {
          counts.set(name, (counts.get(name) ?? 0) + part.rows.length);
          await put(part);
        }
      }
      await put({ total: totalOf(counts) });
      return counts;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
