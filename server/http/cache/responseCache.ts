import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { directory, type InvalidationBus } from '../../db/invalidation';
import { compress, type Encoding, isWorthCompressing, matchesETag, negotiate } from './contentNegotiation';

/** Bytes of all cached bodies; each encoding counts separately. */
const maxBytes = 64 * 1024 * 1024;
/** Bytes of an entry in addition to its body. */
const overhead = 512;

/**
 * The source of a cacheable response. A write to its `scope`, a league's id or `directory`, makes it stale; without one only a write to
 * shared data does. `isMembersOnly` if only the members of that league may read it.
 */
export interface Content {
  type: string;
  body: string;
  scope?: string;
  isMembersOnly?: boolean;
}

/** A body in one encoding. `asOf` is the number of invalidations when the read of its data began. */
interface Entry {
  type: string;
  body: Buffer;
  etag: string;
  encoding: Encoding;
  scope: string | undefined;
  isMembersOnly: boolean;
  asOf: number;
}

export interface ResponseCache {
  /**
   * Sends the response of `key`, from the cache or from `read`, in the best encoding that the client accepts; 304 where the client has it.
   * Concurrent misses of a key share one `read`. A `read` that fails, or that a write overtakes, is not cached. A members-only response is
   * sent after `requireMember`, and no client caches it.
   * @throws what `read` or `requireMember` throws, before anything of the reply is set
   */
  respond: (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    read: () => Promise<Content>,
    requireMember?: (request: FastifyRequest, leagueId: string) => Promise<void>,
  ) => Promise<FastifyReply>;
}

function toEntry({ type, body: text, scope, isMembersOnly = false }: Content, asOf: number): Entry {
  const body = Buffer.from(text);
  const etag = createHash('sha1').update(body).digest('base64url');
  return { type, body, etag: `"${etag}"`, encoding: 'identity', scope, isMembersOnly, asOf };
}

/** The same response in another encoding, which has its own ETag. */
async function encode(entry: Entry, encoding: Encoding): Promise<Entry> {
  if (encoding === 'identity' || !isWorthCompressing(entry.body)) return entry;
  return { ...entry, encoding, body: await compress(entry.body, encoding), etag: entry.etag.replace(/"$/, `-${encoding}"`) };
}

function send(request: FastifyRequest, reply: FastifyReply, entry: Entry, status: string): FastifyReply {
  const { type, body, etag, encoding, isMembersOnly } = entry;
  reply.headers({
    etag,
    'cache-control': isMembersOnly ? 'private, no-store' : 'no-cache',
    vary: 'Accept-Encoding',
    'cache-status': `sideline; ${status}`,
  });
  if (matchesETag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(200).type(type).send(body);
}

interface CacheOptions {
  /** Bytes of all bodies. */
  maxSize?: number;
  /** Called after each response about a league. */
  onRead?: (leagueId: string) => void;
}

/**
 * Caches responses by key and encoding, the least recently used ones dropped at `maxSize`. A write to a scope makes only its
 * responses stale. While the bus is not connected nothing is cached.
 */
export function makeResponseCache(bus: InvalidationBus, { maxSize = maxBytes, onRead }: CacheOptions = {}): ResponseCache {
  const entries = new LRUCache<string, Entry>({
    maxSize,
    sizeCalculation: ({ body }, key) => body.length + key.length + overhead,
  });
  const pending = new Map<string, { asOf: number; entry: Promise<Entry> }>();
  let invalidations = 0;
  let allInvalidated = 0;
  const scopeInvalidated = new Map<string, number>();
  bus.subscribe((scope) => {
    invalidations += 1;
    if (scope !== undefined) return void scopeInvalidated.set(scope, invalidations);
    allInvalidated = invalidations;
    scopeInvalidated.clear();
    entries.clear();
  });

  const isFresh = ({ scope, asOf }: Entry) =>
    asOf >= allInvalidated && (scope === undefined || asOf >= (scopeInvalidated.get(scope) ?? 0));

  function find(key: string): Entry | undefined {
    const entry = bus.isConnected() ? entries.get(key) : undefined;
    return entry && isFresh(entry) ? entry : undefined;
  }

  /** Runs `make` once for concurrent requests, unless something was written since it began. */
  function share(key: string, make: (asOf: number) => Promise<Entry>): Promise<Entry> {
    const running = pending.get(key);
    if (running?.asOf === invalidations && bus.isConnected()) return running.entry;
    const asOf = invalidations;
    const started = { asOf, entry: make(asOf) };
    pending.set(key, started);
    const end = () => pending.get(key) === started && pending.delete(key);
    started.entry.then(end, end);
    return started.entry;
  }

  const load = (key: string, read: () => Promise<Content>) => share(key, async (asOf) => toEntry(await read(), asOf));

  const make = (key: string, encoding: Encoding, read: () => Promise<Content>) =>
    share(`${key} ${encoding}`, async () => {
      const entry = await encode(find(`${key} identity`) ?? (await load(key, read)), encoding);
      if (bus.isConnected() && isFresh(entry)) entries.set(`${key} ${encoding}`, entry);
      return entry;
    });

  return {
    async respond(request, reply, key, read, requireMember) {
      const encoding = negotiate(request.headers['accept-encoding']);
      const found = find(`${key} ${encoding}`);
      const entry = found ?? (await make(key, encoding, read));
      if (entry.isMembersOnly) await requireMember?.(request, entry.scope!);
      const sent = send(request, reply, entry, found ? 'hit' : 'fwd=miss');
      if (entry.scope !== undefined && entry.scope !== directory) onRead?.(entry.scope);
      return sent;
    },
  };
}
