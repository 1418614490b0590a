/** The seasons of a league before its newest, which are read one by one after it was added. */
import type { Database } from '../../db';
import { selectSources } from '../../db/queries/leagues/sources';
import { selectWatermarks, weeksResource } from '../../db/queries/seasons/watermarks';
import { type JobQueue, queues, within } from '../../db/queue';
import { type Job, keyOf, priorityOf } from '../jobs/jobs';

/** The seasons before a league's newest that were not read yet, newest first. */
export async function selectUnreadSeasons(db: Database, leagueId: string): Promise<number[]> {
  const read = new Set((await selectWatermarks(db, leagueId, weeksResource)).map(({ season }) => season));
  const [, ...past] = await selectSources(db, leagueId);
  return past.map(({ season }) => season).filter((season) => !read.has(season));
}

/** Queues the seasons that were not read yet, within a transaction. */
export async function enqueuePastSeasons(tx: Database, queue: JobQueue, leagueId: string): Promise<void> {
  const seasons = await selectUnreadSeasons(tx, leagueId);
  if (!seasons.length) return;
  const jobs = seasons.map((season) => {
    const job: Job = { resource: 'pastSeason', leagueId, season };
    return { name: queues.sync, data: job, singletonKey: keyOf(job), priority: priorityOf(job) };
  });
  await queue.insert(jobs, { db: within(tx) });
}
