import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { type End, type Header, migrations, type Part, tables, unhurried } from './backup';
import type { Database } from './db';
import { makeTablesOf, type TablesOf } from './tablesOf';

/** A back-up that cannot be read, and why. */
export class BackupError extends Error {
  override name = 'BackupError';
}

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

/** Empties the tables, for rows of this version. */
async function emptyTables(tx: Database): Promise<TablesOf> {
  await tx.execute(sql.raw(`truncate ${[...tables.keys()].map((name) => `"${name}"`).join(', ')}`));
  return { has: (name) => Promise.resolve(tables.has(name)), bringUpToDate: () => Promise.resolve() };
}

/** A column's name, from how rows call it. */
const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const asColumns = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), value]));

/** Adds rows to a table of whichever version, in one statement with one value. */
async function insertRows(tx: Database, name: string, rows: Part['rows']) {
  const table = sql.identifier(name);
  const json = JSON.stringify(rows.map(asColumns));
  await tx.execute(sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${json}::json)`);
}

/** Tables as those of a back-up were, without a row. */
function tablesFor(tx: Database, { sideline, migrations: made }: Partial<Header>): Promise<TablesOf> {
  if (sideline !== 'backup' || !made) throw new BackupError('it does not begin like a back-up');
  if (made > migrations) throw new BackupError('it was made by a newer version of Sideline');
  return made === migrations ? emptyTables(tx) : makeTablesOf(tx, made);
}

/**
 * Replaces all rows by those of a back-up, all or nothing. One of an older version is read into the tables of then, which are brought up
 * to date after that as the data of an installation are.
 * @returns how many rows were read
 * @throws BackupError for lines that are no whole back-up, or one of a newer version
 */
export const readBackup = (db: Database, lines: AsyncIterable<string>): Promise<number> =>
  db.transaction(async (tx) => {
    await unhurried(tx);
    let target: TablesOf | undefined;
    let total = 0;
    let isWhole = false;
    for await (const line of lines) {
      const parsed = parseLine(line);
      const { table, rows, total: expected } = parsed;
      if (!target) target = await tablesFor(tx, parsed);
      else if (table !== undefined && rows) {
        if (!(await target.has(table))) throw new BackupError(`its table ${table} is unknown`);
        await insertRows(tx, table, rows);
        total += rows.length;
      } else if (expected === total) isWhole = true;
      else throw new BackupError('rows are missing');
    }
    if (!target || !isWhole) throw new BackupError('its end is missing');
    await target.bringUpToDate();
    await continueSerials(tx);
    return total;
  });
