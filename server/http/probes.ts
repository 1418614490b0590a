import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db';
import { ping } from '../db/queries/health';
import type { Load } from './loadShedding';

/** The state of this process for a load balancer. */
export interface ProcessStatus {
  /** Set before a stop: `/readyz` then responds 503 while requests are still served. */
  isDraining: boolean;
}

/** Milliseconds: a load balancer does not wait until a statement times out. */
const timeoutMs = 3_000;

async function isReachable(db: Database): Promise<boolean> {
  const late = wait(timeoutMs, false, { ref: false });
  const found = ping(db).then(
    () => true,
    () => false,
  );
  return Promise.race([found, late]);
}

/**
 * `/livez`: whether this process responds, whatever its database's state. Restart it otherwise. `/readyz`: whether it serves requests, has
 * places for more (`load`) and its database responds. Send it no requests otherwise.
 */
export function registerProbes(app: FastifyInstance, db: Database, status: ProcessStatus, load?: Load): void {
  const findReason = async () => {
    if (status.isDraining) return 'stopping';
    if (load?.isFull()) return 'overloaded';
    return (await isReachable(db)) ? 'ok' : 'database unreachable';
  };
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const reason = await findReason();
    return reply
      .code(reason === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: reason });
  });
}
