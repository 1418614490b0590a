import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

interface Rows<Row> {
  rows: Row[];
}

/** What both engines return: `execute<Row>(…)` has rows of that type. */
interface RowsOfEngine extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** The database of either engine, or a transaction on it. */
export type Database = PgDatabase<RowsOfEngine, typeof schema>;
