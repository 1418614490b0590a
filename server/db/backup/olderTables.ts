import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { tables } from './write';
import type { Database } from '..';
import journal from '../migrations/meta/_journal.json';

/** Empty tables for the rows of a back-up. */
export interface EmptyTables {
  has: (table: string) => Promise<boolean>;
  /** Migrates the tables, with their rows, to this version. */
  migrateToLatest: () => Promise<void>;
}

async function migrate(tx: Database, from: number, to: number) {
  for (const { tag } of journal.entries.slice(from, to)) {
    const statements = await readFile(new URL(`../migrations/${tag}.sql`, import.meta.url), 'utf8');
    for (const statement of statements.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
  }
}

/** Replaces the tables with empty ones of an older version, that of the first `made` migrations. */
export async function createTablesAt(tx: Database, made: number): Promise<EmptyTables> {
  await tx.execute(sql.raw(`drop table ${[...tables.keys()].map((name) => `"${name}"`).join(', ')}`));
  await migrate(tx, 0, made);
  const has = async (name: string) => {
    const { rows } = await tx.execute(sql`select 1 from pg_tables where schemaname = current_schema() and tablename = ${name}`);
    return rows.length > 0;
  };
  return {
    has,
    migrateToLatest: () => migrate(tx, made, journal.entries.length),
  };
}
