import type { FastifyInstance } from 'fastify';
import type { Database } from '../db';
import { setViewed } from '../db/queries/jobs/schedule';

/** A draft that somebody begins to look at is read that much later at most. */
const flushMs = 15_000;

/**
 * Records every 15 seconds, and when the server stops, which leagues were viewed: the schedule reads those more often. Views of a process that
 * is killed are lost.
 * @returns notes a view of a league that exists
 */
export function recordLeagueViews(app: FastifyInstance, db: Database): (leagueId: string) => void {
  const viewed = new Set<string>();
  const flush = async () => {
    const ids = [...viewed];
    viewed.clear();
    if (ids.length) await setViewed(db, ids).catch((error: unknown) => app.log.warn(error));
  };
  const timer = setInterval(() => void flush(), flushMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
  return (leagueId) => void viewed.add(leagueId);
}
