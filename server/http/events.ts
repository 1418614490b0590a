import { Readable } from 'node:stream';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { components } from '../../src/api/generated/schema.gen';
import type { InvalidationBus } from '../db/invalidation';
import { Problem } from './problem';

type Change = components['schemas']['Change'];

export const eventsPath = '/api/Events';

/** Open streams of a process, some 20 kB each. */
const maxStreams = 10_000;
/** Milliseconds in which the writes to a league become one event: an import writes many times a second. */
const window = 100;
/** Milliseconds: proxies close a connection that is silent for a minute. */
const heartbeat = 25_000;
/** Characters that may wait for a client that does not read; then its stream ends, and it connects again. */
const maxWaiting = 16_384;

/** Responds to each request with an endless stream of server-sent events: every change that the bus announces. Streams end with the server. */
export function makeEventStreams(app: FastifyInstance, bus: InvalidationBus): RouteHandlerMethod {
  const streams = new Set<Readable>();
  const changed = new Set<string | null>();

  const send = (text: string) => {
    for (const stream of streams) {
      if (stream.readableLength > maxWaiting) stream.destroy();
      else stream.push(text);
    }
  };
  const sendChanges = () => {
    const leagueIds = changed.has(null) ? [null] : [...changed];
    changed.clear();
    send(leagueIds.map((leagueId) => `data: ${JSON.stringify({ leagueId } satisfies Change)}\n\n`).join(''));
  };
  bus.subscribe((leagueId: string | null = null) => {
    if (changed.size === 0) setTimeout(sendChanges, window).unref();
    changed.add(leagueId);
  });
  const beat = setInterval(() => send(':\n\n'), heartbeat).unref();
  app.addHook('preClose', async () => {
    clearInterval(beat);
    for (const stream of streams) stream.push(null);
  });

  return (_request, reply) => {
    if (streams.size >= maxStreams) throw new Problem(503, 'Too many pages are open. This one does not hear of changes.');
    const stream = new Readable({ read: () => undefined });
    streams.add(stream);
    stream.once('close', () => streams.delete(stream));
    stream.push(':\n\n');
    // A proxy that buffers would hold the events back.
    reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    return reply.type('text/event-stream').send(stream);
  };
}
