import { and, eq, getTableColumns, getTableName, type InferInsertModel, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '.';

/** What a sync wrote: `rows` added, changed or removed; `skipped` rows that were up to date. */
export interface RowCount {
  rows: number;
  skipped: number;
}

/**
 * `keepOthers`: stored rows missing from the given ones stay. `check` gets the numbers of rows before and after, and throws to refuse the
 * sync.
 */
export interface SyncOptions {
  keepOthers?: boolean;
  check?: (before: number, after: number) => void;
}

/** Rows per statement. */
const chunkSize = 500;

/** Parts of a list, each small enough for a statement. */
export const chunksOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, i) => rows.slice(i * chunkSize, (i + 1) * chunkSize));

type Row = Record<string, unknown>;

const twice = (keys: string[]) => keys.find((key, i) => keys.indexOf(key) < i);

const isSame = (a: unknown, b: unknown) => (a ?? null) === (b ?? null);

/** The table's primary key: field names with their columns. */
export function keyOf(table: PgTable): [string, PgColumn][] {
  const { primaryKeys, columns } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return Object.entries(getTableColumns(table)).filter(([, column]) => key.some(({ name }) => name === column.name));
}

/**
 * Makes the stored rows of `scope` equal to `rows`, by primary key: inserts missing rows, updates rows that differ in one of the given
 * columns, and deletes the rest unless `keepOthers`. All `rows` have the same columns; other columns keep their values.
 * @throws Error when two `rows` have the same key
 */
export async function syncRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  scope: SQL | undefined,
  rows: InferInsertModel<Table>[],
  { keepOthers = false, check }: SyncOptions = {},
): Promise<RowCount> {
  if (keepOthers && !rows.length) return { rows: 0, skipped: 0 };
  const key = keyOf(table);
  const textOf = (row: Row) => JSON.stringify(key.map(([name]) => row[name]));
  const stored = (await tx
    .select()
    .from(table as PgTable)
    .where(scope)) as Row[];
  const storedByKey = new Map(stored.map((row) => [textOf(row), row]));
  const given = new Map((rows as Row[]).map((row) => [textOf(row), row]));
  if (given.size < rows.length)
    throw new Error(`Two rows of ${getTableName(table)} have the same key: ${twice(rows.map(textOf))}`);
  if (!keepOthers) check?.(stored.length, given.size);
  const names = Object.keys((rows[0] ?? {}) as Row);
  const changed = [...given].filter(([id, row]) => {
    const old = storedByKey.get(id);
    return !old || names.some((name) => !isSame(old[name], row[name]));
  });
  const gone = keepOthers ? [] : stored.filter((row) => !given.has(textOf(row)));

  for (const chunk of chunksOf(gone)) {
    const matchesKey = chunk.map((row) => and(...key.map(([name, column]) => eq(column, row[name]))));
    await tx.delete(table).where(or(...matchesKey));
  }
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const updatable = names.filter((name) => !key.some(([keyName]) => keyName === name));
  const set = Object.fromEntries(updatable.map((name) => [name, sql.raw(`excluded."${columns[name]!.name}"`)]));
  const target = key.map(([, column]) => column);
  for (const chunk of chunksOf(changed.map(([, row]) => row))) {
    const insert = tx.insert(table as PgTable).values(chunk as never);
    await (updatable.length ? insert.onConflictDoUpdate({ target, set }) : insert.onConflictDoNothing());
  }
  return { rows: changed.length + gone.length, skipped: given.size - changed.length };
}
