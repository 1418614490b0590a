import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, sendProblem } from './problem';
import { bareSecurityHeaders } from './securityHeaders';

/** Routes that are needed most under load. */
const operational = new Set(['/api/health', '/livez', '/readyz', '/metrics']);

/** The requests of a process whose responses are being made. */
export interface Load {
  inProgress: () => number;
  /** Requests refused since the start. */
  refused: () => number;
  /** Whether further requests are refused now. */
  isFull: () => boolean;
}

/**
 * Responds 503 to requests above `maxInProgress`, except probes and metrics, and to all requests while the server stops. A request counts
 * until its response begins: neither an open event stream nor a client that reads slowly takes a place. Calls of the process to itself, as
 * for a rendered page, do not count. Register it before all other hooks, so that a refusal costs little.
 */
export function shedLoad(app: FastifyInstance, maxInProgress: number): Load {
  const working = new Set<FastifyRequest>();
  let refused = 0;
  let isStopping = false;
  const isFull = () => working.size >= maxInProgress;
  const refuse = (request: FastifyRequest, reply: FastifyReply, detail: string) => {
    refused += 1;
    reply.headers({ ...bareSecurityHeaders, connection: 'close' });
    return sendProblem(request, reply, new Problem(503, detail, { retryAfter: 2 }));
  };

  app.addHook('onRequest', async (request, reply) => {
    if (!(request.raw.socket instanceof Socket)) return;
    if (isStopping) return refuse(request, reply, 'The server is stopping.');
    const isOperational = operational.has(request.routeOptions.url ?? '');
    if (isFull() && !isOperational) return refuse(request, reply, 'The server has too much to do. Try again soon.');
    working.add(request);
    reply.raw.once('close', () => {
      working.delete(request);
      if (isStopping) request.raw.socket.destroySoon(); // an open connection would delay the stop
    });
  });
  app.addHook('onSend', async (request) => void working.delete(request));
  app.addHook('preClose', async () => void (isStopping = true));
  return { inProgress: () => working.size, refused: () => refused, isFull };
}
