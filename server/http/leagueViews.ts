import type { FastifyInstance } from 'fastify';
import type { Database } from '../db';
import { setViewed } from '../db/queries/schedule';

/** A league's id in the address of a page or of a call. */
const leagueInUrl = /(?:\/league\/|[?&]leagueId=)(\d{1,20})\b/;
const flushMs = 60_000;

/**
 * Records once a minute which leagues were viewed: the schedule reads those more often. Unrecorded views of a process that ends are lost.
 */
export function noteLeagueViews(app: FastifyInstance, db: Database): void {
  const viewed = new Set<string>();
  app.addHook('onRequest', async ({ url }) => {
    const id = leagueInUrl.exec(url)?.[1];
    if (id !== undefined) viewed.add(id);
  });
  const flush = async () => {
    const ids = [...viewed];
    viewed.clear();
    if (ids.length) await setViewed(db, ids);
  };
  const timer = setInterval(() => void flush().catch((error: unknown) => app.log.warn(error)), flushMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
