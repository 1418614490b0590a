import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Changes } from './changes';

const maximumEntries = 500;
const worthCompressing = 1024;

const brotli = promisify(brotliCompress);
/** By preference. Brotli at this quality is as quick as gzip, and a fifth smaller. */
const compressors = {
  br: (body: Buffer) =>
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};
export type Encoding = keyof typeof compressors;
/** What accepts an encoding: its name, unless ruled out by `q=0`. */
const encodings = (Object.keys(compressors) as Encoding[]).map(
  (encoding) => ({ encoding, accepts: new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?(?![.\\d]))`) }) as const,
);

/** A reply that is ready to send: its text and its ETag. */
export interface CachedReply {
  body: Buffer;
  etag: string;
  /** The body in the best encoding that a request accepts, compressed once; null where it goes as it is. */
  encoded: (accepted: string) => Promise<{ encoding: Encoding; body: Buffer }> | null;
}

function prepare(text: string): CachedReply {
  const body = Buffer.from(text);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const compressed = new Map<Encoding, Promise<{ encoding: Encoding; body: Buffer }>>();
  const encoded = (accepted: string) => {
    const encoding = encodings.find(({ accepts }) => accepts.test(accepted))?.encoding;
    if (!encoding || body.length <= worthCompressing) return null;
    const known = compressed.get(encoding) ?? compressors[encoding](body).then((smaller) => ({ encoding, body: smaller }));
    compressed.set(encoding, known);
    return known;
  };
  return { body, etag, encoded };
}

/** Sets the headers of a cached reply and gives the bytes to send, in the best encoding that the request accepts. */
export async function bodyFor(request: FastifyRequest, reply: FastifyReply, { body, encoded, etag }: CachedReply) {
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  const smaller = await encoded(request.headers['accept-encoding'] ?? '');
  if (smaller) reply.header('content-encoding', smaller.encoding);
  return smaller?.body ?? body;
}

/** The league that an address names; null when it is about no league, or a league that it does not name. */
const leagueOf = (url: string) => new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('leagueId');

export type ReplyCache = ReturnType<typeof makeReplyCache>;

/**
 * Keeps the replies of reading calls by their key, an address with its query, until something is written, by this process or another one;
 * `onForget` is called when it forgets any.
 */
export function makeReplyCache(changes: Changes, onForget: () => void = () => undefined) {
  const replies = new Map<string, Promise<CachedReply>>();

  const forget = (leagueId?: string) => {
    onForget();
    if (!leagueId) return replies.clear();
    for (const url of replies.keys()) if ([null, leagueId].includes(leagueOf(url))) replies.delete(url);
  };
  changes.onChange(forget);

  return {
    /** The reply of a key, the text of what `read` gives unless it is there; calls at the same time share one read. */
    get<Value>(url: string, read: () => Promise<Value>, textOf: (value: Value) => string = JSON.stringify): Promise<CachedReply> {
      const make = async () => prepare(textOf(await read()));
      if (!changes.isListening()) return make();
      const known = replies.get(url);
      if (known) return known;
      if (replies.size >= maximumEntries) replies.clear();
      const reply = make();
      replies.set(url, reply);
      reply.catch(() => replies.get(url) === reply && replies.delete(url));
      return reply;
    },
    /** Forgets the replies of a league, or all, here and in the other processes: call it after every committed write. */
    async changed(leagueId?: string): Promise<void> {
      const announced = changes.announce(leagueId);
      forget(leagueId);
      await announced;
    },
  };
}
