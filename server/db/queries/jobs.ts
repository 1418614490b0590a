import { sql } from 'drizzle-orm';
import type { Database } from '..';
import { queues } from '../queue';

/** A job that a worker has begun. */
export interface ActiveJob<Data> {
  id: string;
  data: Data;
}

/** The jobs that workers began more than some seconds ago and have not ended. */
export async function selectActiveJobs<Data>(db: Database, seconds: number): Promise<ActiveJob<Data>[]> {
  const { rows } = (await db.execute(
    sql`select id, data from pgboss.job
        where name = ${queues.sync} and state = 'active' and started_on < now() - make_interval(secs => ${seconds})`,
  )) as unknown as { rows: ActiveJob<Data>[] };
  return rows;
}

/** The ids of the leagues that a job waits for, or is being done of. */
export async function selectQueuedLeagues(db: Database): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select distinct data->>'leagueId' as id from pgboss.job
        where name = ${queues.sync} and state in ('created', 'retry', 'active') and data->>'leagueId' is not null`,
  )) as unknown as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}
