import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Changes } from './changes';

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

/** The league that an address names; null when it is about no league, or a league that it does not name. */
const leagueOf = (url: string) => new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('leagueId');

/** Keeps the replies of reading calls by their key, an address with its query, until something is written, by this process or another one. */
export function makeReplyCache(changes: Changes) {
  const replies = new Map<string, Promise<CachedReply>>();

  const forget = (leagueId?: string) => {
    if (!leagueId) return replies.clear();
    for (const url of replies.keys()) if ([null, leagueId].includes(leagueOf(url))) replies.delete(url);
  };
  changes.onChange(forget);

  return {
    /** The reply of a key, from `read` unless it is there; calls at the same time share one read. */
    get(url: string, read: () => Promise<unknown>): Promise<CachedReply> {
      if (!changes.isListening()) return read().then(prepare);
      const known = replies.get(url);
      if (known) return known;
      if (replies.size >= maximumEntries) replies.clear();
      const reply = read().then(prepare);
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
