/** Maintenance calls as jobs of the queue: one job is one league, so that a call on all leagues drains league by league. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { components } from '../../../src/api/generated/schema.gen';
import type { Database, OpenDatabase } from '../../db';
import { queues } from '../../db/queue';
import { selectEndedLeagues } from '../../db/queries/jobs/importRuns';
import { findOpenRun, type QueuedRun, selectQueuedRuns } from '../../db/queries/jobs/jobs';
import { type League, selectProviders } from '../../db/queries/leagues/leagues';
import { oneAtATime } from '../jobs/oneAtATime';
import { toLeagueRuns } from './runner';

type AdminRun = components['schemas']['AdminRun'];

/**
 * A job of the maintenance queue; `leagueId` null for a call about no league. With `acceptDrop` the call is one of the schedule's jobs or of the
 * maintenance calls, and may delete most of the league's rows.
 */
export interface RunJob {
  run: string;
  call: string;
  chosen: string;
  leagueId: string | null;
  startedBy: string;
  acceptDrop?: boolean;
}

type NewRun = Omit<RunJob, 'run' | 'leagueId'> & { leagues: Pick<League, 'id'>[] | undefined };

/** Queues a call, unless it is in the queue already: of two simultaneous calls, one is queued. @returns the id of its run */
export const enqueueRun = (
  { db, bus, queue, isEmbedded }: Pick<OpenDatabase, 'db' | 'bus' | 'queue' | 'isEmbedded'>,
  { leagues, ...call }: NewRun,
): Promise<string> =>
  oneAtATime(db, isEmbedded, `enqueue ${call.call}/${call.chosen}`, async () => {
    const open = await findOpenRun(db, call.call, call.chosen);
    if (open !== undefined) return open;
    const run = randomUUID();
    const jobOf = (leagueId: string | null) => ({ name: queues.maintenance, data: { ...call, run, leagueId } satisfies RunJob });
    await queue.insert(leagues ? leagues.map(({ id }) => jobOf(id)) : [jobOf(null)]);
    bus.announceRuns();
    return run;
  });

/** Combines the outcomes of leagues with the state of the jobs. */
async function withLeagues(db: Database, runs: QueuedRun[]): Promise<AdminRun[]> {
  const ended = await selectEndedLeagues(
    db,
    runs.map(({ run }) => run),
  );
  const providerOf = await selectProviders(
    db,
    [...ended.values()].flatMap(({ listed }) => listed),
  );
  return runs.map(({ run, call, chosen, startedBy, startedAt, endedAt, total, done }) => {
    const { failed, listed } = ended.get(run) ?? { failed: 0, listed: [] };
    return { run, call, chosen, startedBy, startedAt, endedAt, total, done, failed, leagues: toLeagueRuns(listed, providerOf) };
  });
}

/** The runs that wait, run, or ended within the last hour, newest first. */
export const readActiveRuns = async (db: Database): Promise<AdminRun[]> => withLeagues(db, await selectQueuedRuns(db));

/** Waits until a run has ended, for some milliseconds at most. @returns the run with its progress */
export async function waitForRun(db: Database, run: string, ms: number): Promise<AdminRun> {
  const until = Date.now() + ms;
  for (;;) {
    const runs = await selectQueuedRuns(db, run);
    if (runs[0]?.endedAt || Date.now() >= until) return (await withLeagues(db, runs))[0]!;
    await wait(200);
  }
}
