import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);
const maximumEntries = 500;
const worthCompressing = 1024;

/** A reply that is ready to send: JSON, its ETag, and the same compressed when that pays. */
export interface CachedReply {
  body: Buffer;
  gzipped: Buffer | undefined;
  etag: string;
}

async function prepare(value: unknown): Promise<CachedReply> {
  const body = Buffer.from(JSON.stringify(value));
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  return { body, gzipped: body.length > worthCompressing ? await compress(body) : undefined, etag };
}

/** Keeps the replies of reading calls by their address until something is written. It serves one server process a database. */
export function makeReplyCache() {
  const replies = new Map<string, Promise<CachedReply>>();
  return {
    /** The reply of an address, from `read` unless it is there; calls at the same time share one read. */
    get(url: string, read: () => Promise<unknown>): Promise<CachedReply> {
      const known = replies.get(url);
      if (known) return known;
      if (replies.size >= maximumEntries) replies.clear();
      const reply = read().then(prepare);
      replies.set(url, reply);
      reply.catch(() => replies.get(url) === reply && replies.delete(url));
      return reply;
    },
    /** Forgets all replies: call it after every write. */
    clear: () => replies.clear(),
  };
}
