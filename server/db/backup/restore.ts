import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { BackupError } from './backupError';
import { createTablesAt, type EmptyTables } from './olderTables';
import { readLines } from './read';
import { migrations, type Part, tables, withoutTimeouts } from './write';
import type { Database } from '..';

/** Sets serial columns to continue after the highest restored number. */
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

/** Empties the tables, for rows of this version. */
async function emptyTables(tx: Database): Promise<EmptyTables> {
  await tx.execute(sql.raw(`truncate ${[...tables.keys()].map((name) => `"${name}"`).join(', ')}`));
  return { has: (name) => Promise.resolve(tables.has(name)), migrateToLatest: () => Promise.resolve() };
}

type ForeignKey = {
  table: string;
  name: string;
  definition: string;
};

/** Drops all foreign keys: rows can then come in any order, and one check at the end takes half the time of a check per row. */
async function dropForeignKeys(tx: Database): Promise<ForeignKey[]> {
  const { rows } = await tx.execute<ForeignKey>(
    sql`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  for (const { table, name } of rows) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  return rows;
}

/** Adds foreign keys again. @throws an error of PostgreSQL for a row that breaks one */
async function addForeignKeys(tx: Database, keys: ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
}

/** The name of a column, from the name of its field. */
const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const asColumns = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), value]));

/** Inserts rows into a table of any version, in one statement with one parameter. */
async function insertRows(tx: Database, name: string, rows: Part['rows']) {
  const table = sql.identifier(name);
  const json = JSON.stringify(rows.map(asColumns));
  await tx.execute(sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${json}::json)`);
}

/**
 * Replaces all rows with those of a back-up, all or nothing. A back-up of an older version is read into tables of that version, which are
 * then migrated like an installation's.
 * @returns the number of rows read
 * @throws BackupError for an incomplete back-up, or one of a newer version
 */
export const readBackup = (db: Database, lines: AsyncIterable<string>): Promise<number> =>
  db.transaction(async (tx) => {
    await withoutTimeouts(tx);
    let target: EmptyTables | undefined;
    let foreignKeys: ForeignKey[] = [];
    const begin = async (version: number) => {
      target = version === migrations ? await emptyTables(tx) : await createTablesAt(tx, version);
      foreignKeys = await dropForeignKeys(tx);
    };
    const total = await readLines(lines, begin, async ({ table, rows }) => {
      if (!(await target?.has(table))) throw new BackupError(`its table ${table} is unknown`);
      await insertRows(tx, table, rows);
    });
    await addForeignKeys(tx, foreignKeys);
    await target?.migrateToLatest();
    await continueSerials(tx);
    return total;
  });
