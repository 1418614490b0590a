import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '..';

/** Rows beyond these are not counted, so that a page does not cost more in a longer list. */
const mostCounted = 500;

/** The rows of a list as its page tells of them. */
export interface CountedPage {
  /** Counts the rows to 500, or to the page after the wanted one. */
  total: number;
  /** Whether there are more. */
  hasMore: boolean;
  pageSize: number;
}

/**
 * Counts the rows that a statement selects, for a page of them.
 * @returns also the page to select: the wanted one, or the last. Pages count from 1.
 */
export async function countPage(
  db: Database,
  selected: SQLWrapper,
  wanted: number,
  pageSize: number,
): Promise<{ counted: CountedPage; page: number }> {
  const most = Math.max(mostCounted, (wanted + 1) * pageSize);
  const { rows } = await db.execute<{ found: number }>(
    sql`select count(*)::int as found from (${selected} limit ${most + 1}) as counted`,
  );
  const { found } = rows[0]!;
  const total = Math.min(found, most);
  const page = Math.min(wanted, Math.max(1, Math.ceil(total / pageSize)));
  return { counted: { total, hasMore: found > most, pageSize }, page };
}
