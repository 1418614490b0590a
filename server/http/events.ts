import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { components } from '../../src/api/generated/schema.gen';
import type { AccessTokens } from '../auth/accessTokens';
import { redeemTicket } from '../auth/authenticate';
import { maySee } from '../auth/permissions';
import type { OpenDatabase } from '../db';
import { directory, signingKeys } from '../db/invalidation';
import type { Caller } from '../db/queries/accounts/accounts';
import { selectMembersOnly } from '../db/queries/leagues/leagues';
import { Problem } from './problem';
import type { StreamPlaces } from './streamPlaces';

type Change = components['schemas']['Change'];

/** Milliseconds in which the writes to a league become one event: an import writes many times a second. */
const window = 100;
/**
 * Milliseconds for which new streams also get earlier changes, because their pages were rendered before. A page that connects later
 * refetches.
 */
const missedFor = 6_000;
/** Milliseconds in which the changes of runs become one event. */
const runsWindow = 500;
/** Milliseconds between comments: proxies close a connection that is idle for a minute. */
const heartbeat = 25_000;
const leaguesEvent = 'event: leagues\ndata:\n\n';
/** The event of a scope, null for everything. */
const eventOf = (scope: string | null) =>
  scope === directory ? leaguesEvent : `data: ${JSON.stringify({ leagueId: scope } satisfies Change)}\n\n`;
const runsEvent = 'event: runs\ndata:\n\n';
/** The buffer limit of a slow client in characters; beyond it the stream ends, and the client reconnects. */
const maxWaiting = 16_384;

/** Responds that no place is free. 204 ends an `EventSource` without an error in the browser's console. */
function refuse({ headers }: FastifyRequest, reply: FastifyReply) {
  if (headers.accept?.includes('text/event-stream')) return reply.code(204).header('cache-control', 'no-store').send();
  throw new Problem(429, 'Too many pages are open. This one does not hear of changes: poll instead.', { retryAfter: 30 });
}

/**
 * Responds to each request with an endless stream of server-sent events: the changes that the bus publishes, those of a members-only league
 * to its members, to all that the public leagues have changed, and to accounts also that a run has started, progressed or ended. Streams end with the server. Without a free place there
 * is no stream.
 */
export function makeEventStreams(
  app: FastifyInstance,
  { db, bus }: OpenDatabase,
  tokens: AccessTokens,
  places: StreamPlaces,
): RouteHandlerMethod {
  const streams = new Map<Readable, Caller | undefined>();
  const changed = new Set<string | null>();
  /** When each of the latest changes was sent, in milliseconds since 1970. */
  const recent = new Map<string | null, number>();

  const send = (textFor: (account: Caller | undefined) => string) => {
    for (const [stream, account] of streams) {
      if (stream.readableLength > maxWaiting) stream.destroy();
      else if (textFor(account) !== '') stream.push(textFor(account));
    }
  };
  /** The events of changes, as an account may see them. */
  const readEvents = async (ids: (string | null)[]) => {
    const leagueIds = ids.filter((id) => id !== null);
    const hidden = leagueIds.length ? await selectMembersOnly(db, leagueIds) : new Set<string>();
    const isFor = (account: Caller | undefined) => (id: string | null) =>
      id === null || !hidden.has(id) || maySee(account, { id, visibility: 'members' });
    return (account: Caller | undefined) => ids.filter(isFor(account)).map(eventOf).join('');
  };
  const sendChanges = async () => {
    const ids = changed.has(null) ? [null] : [...changed];
    changed.clear();
    for (const id of ids) recent.set(id, Date.now());
    send(await readEvents(ids));
  };
  /** The latest changes, which a page may have missed between its rendering and its stream. */
  const readMissed = async (account: Caller | undefined) => {
    for (const [id, at] of recent) if (Date.now() - at > missedFor) recent.delete(id);
    return (await readEvents([...recent.keys()]))(account);
  };
  const announce = () =>
    sendChanges().catch((error: unknown) => {
      app.log.error(error, 'The audience of a change could not be read: every page refetches its data.');
      send(() => eventOf(null));
    });
  bus.subscribe((scope: string | null = null) => {
    if (scope === signingKeys) return; // no page shows them
    if (changed.size === 0) setTimeout(() => void announce(), window).unref();
    changed.add(scope);
  });
  let runsTimer: NodeJS.Timeout | undefined;
  bus.subscribeToRuns(() => {
    runsTimer ??= setTimeout(() => {
      runsTimer = undefined;
      send((account) => (account ? runsEvent : ''));
    }, runsWindow).unref();
  });
  const beat = setInterval(() => send(() => ':\n\n'), heartbeat).unref();
  app.addHook('preClose', async () => {
    clearInterval(beat);
    for (const stream of streams.keys()) stream.push(null);
    streams.clear();
  });

  return async (request, reply) => {
    const leave = places.take(request.ip);
    if (!leave) return refuse(request, reply);
    const stream = new Readable({ read: () => undefined });
    stream.once('close', () => {
      leave();
      streams.delete(stream);
    });
    reply.raw.once('close', () => stream.destroy());
    try {
      const { ticket } = request.query as { ticket?: string };
      const account = ticket === undefined ? undefined : await redeemTicket(db, tokens, ticket);
      if (!stream.destroyed) streams.set(stream, account);
      const missed = await readMissed(account).catch(() => eventOf(null));
      if (streams.has(stream)) stream.push(`:\n\n${missed}`);
    } catch (error) {
      stream.destroy();
      throw error;
    }
    // A proxy that buffers would hold the events back.
    reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    return reply.type('text/event-stream').send(stream);
  };
}
