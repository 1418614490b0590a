import { and, eq, getTableColumns, type InferInsertModel, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db';
import type { Count } from './outcome';

const chunk = 500;

const chunked = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / chunk) }, (_, i) => rows.slice(i * chunk, (i + 1) * chunk));

type Row = Record<string, unknown>;

const isSame = (a: unknown, b: unknown) => (a ?? null) === (b ?? null);

/** The table's primary key: names of the row's fields with their columns. */
function keyOf(table: PgTable): [string, PgColumn][] {
  const { primaryKeys, columns } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return Object.entries(getTableColumns(table)).filter(([, column]) => key.some(({ name }) => name === column.name));
}

/**
 * Brings the rows of `scope` to what is given, by the table's primary key: adds those that are missing, changes those that differ in a
 * given column, and removes those that are not given, unless `keepOthers`. All rows have the same columns; the others keep their values.
 */
export async function writeSet<Table extends PgTable>(
  tx: Database,
  table: Table,
  scope: SQL | undefined,
  rows: InferInsertModel<Table>[],
  { keepOthers = false } = {},
): Promise<Count> {
  const key = keyOf(table);
  const textOf = (row: Row) => JSON.stringify(key.map(([name]) => row[name]));
  const existing = (await tx
    .select()
    .from(table as PgTable)
    .where(scope)) as Row[];
  const known = new Map(existing.map((row) => [textOf(row), row]));
  const given = new Map((rows as Row[]).map((row) => [textOf(row), row]));
  const names = Object.keys((rows[0] ?? {}) as Row);
  const changed = [...given].filter(([id, row]) => {
    const old = known.get(id);
    return !old || names.some((name) => !isSame(old[name], row[name]));
  });
  const gone = keepOthers ? [] : existing.filter((row) => !given.has(textOf(row)));

  for (const part of chunked(gone)) {
    const which = part.map((row) => and(...key.map(([name, column]) => eq(column, row[name]))));
    await tx.delete(table).where(or(...which));
  }
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const rest = names.filter((name) => !key.some(([own]) => own === name));
  const set = Object.fromEntries(rest.map((name) => [name, sql.raw(`excluded."${columns[name]!.name}"`)]));
  const target = key.map(([, column]) => column);
  for (const part of chunked(changed.map(([, row]) => row))) {
    const insert = tx.insert(table as PgTable).values(part as never);
    await (rest.length ? insert.onConflictDoUpdate({ target, set }) : insert.onConflictDoNothing());
  }
  return { rows: changed.length + gone.length, skipped: given.size - changed.length };
}
