import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db';
import { ping } from '../db/queries/health';

/** The state of this process that a load balancer needs. */
export interface ProcessStatus {
  /** Set before a stop: `/readyz` then says 503, while requests are still served. */
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
 * `/livez`: this process responds, whatever its database does; restart it when it does not.
 * `/readyz`: it serves requests and its database responds; send it none while it does not.
 */
export function registerProbes(app: FastifyInstance, db: Database, status: ProcessStatus): void {
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const reason = status.isDraining ? 'stopping' : (await isReachable(db)) ? 'ok' : 'database unreachable';
    return reply
      .code(reason === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: reason });
  });
}
