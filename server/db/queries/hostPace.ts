import { sql } from 'drizzle-orm';
import type { Database } from '..';
import { hostPace } from '../schema';

/** A pace: at most `starts` calls to the host `name` within any `withinMs`. */
interface NamedPace {
  name: string;
  starts: number;
  withinMs: number;
}

/**
 * Takes the next call to a host that its pace allows, of all processes on the database.
 * @returns milliseconds until it may start
 */
export async function reserveStart(db: Database, { name, starts, withinMs }: NamedPace): Promise<number> {
  const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const before = sql`${hostPace}.starts`;
  const limiting = sql`${before}[cardinality(${before}) - ${starts}::int + 1]`;
  const kept = sql`${before}[cardinality(${before}) - ${starts}::int + 2:]`;
  const { rows } = (await db.execute(
    sql`insert into ${hostPace} values (${name}, array[${now}])
        on conflict (host) do update set starts = ${kept} || greatest(${now}, ${limiting} + ${withinMs}::bigint)
        returning ${before}[cardinality(${before})] - ${now} as wait`,
  )) as unknown as { rows: { wait: number | string }[] };
  return Math.max(0, Number(rows[0]!.wait));
}
