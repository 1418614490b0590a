import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { tables } from './backup';
import type { Database } from './db';
import journal from './migrations/meta/_journal.json';

/** Tables that wait for the rows of a back-up. */
export interface TablesOf {
  has: (table: string) => Promise<boolean>;
  /** Makes them those of this version, with their rows. */
  bringUpToDate: () => Promise<void>;
}

async function migrate(tx: Database, from: number, to: number) {
  for (const { tag } of journal.entries.slice(from, to)) {
    const statements = await readFile(new URL(`./migrations/${tag}.sql`, import.meta.url), 'utf8');
    for (const statement of statements.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
  }
}

/** Puts empty tables of an older version, the one after `made` migrations, in the place of ours. */
export async function makeTablesOf(tx: Database, made: number): Promise<TablesOf> {
  await tx.execute(sql.raw(`drop table ${[...tables.keys()].map((name) => `"${name}"`).join(', ')}`));
  await migrate(tx, 0, made);
  const has = async (name: string) => {
    const { rows } = (await tx.execute(
      sql`select 1 from pg_tables where schemaname = current_schema() and tablename = ${name}`,
    )) as unknown as { rows: unknown[] };
    return rows.length > 0;
  };
  return {
    has,
    bringUpToDate: () => migrate(tx, made, journal.entries.length),
  };
}
