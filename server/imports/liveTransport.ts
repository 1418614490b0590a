import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Clock, type HostLimiter, type Pace, hostLimiter } from './hostLimiter';
import type { Keep, RawAnswer } from './rawAnswers';
import type { Transport } from './transport';

/** How to treat the servers of one platform: those whose names match `hosts` share one pace. */
export interface HostManners extends Pace {
  name: string;
  hosts: RegExp;
  /** For how long an answer is not asked for again, by its address. */
  freshForMs(url: URL): number;
}

/** What a live transport needs; `userAgent` names the product and a contact. `timeoutMs` counts for each call, its body included. */
export interface LiveOptions {
  hosts: HostManners[];
  keep: Keep;
  userAgent: string;
  timeoutMs?: number;
  clock?: Clock;
}

/** A host that could not be reached, or did not give what it was asked for. */
export class HostError extends Error {
  override name = 'HostError';
}

/** A host that was reached, and says that it does not give what it was asked for. */
export class HostRefusal extends HostError {
  override name = 'HostRefusal';
}

const backOffSeconds = [2, 4, 8];
const longestWaitMs = 60_000;
const realClock: Clock = { now: Date.now, sleep: (ms) => sleep(ms) };

const isPassing = (status: number) => status === 429 || status >= 500;

/** What `Retry-After` says: seconds, or a date. */
function askedWait(response: Response, now: number): number | null {
  const value = response.headers.get('retry-after')?.trim();
  if (!value) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

/** Up to a quarter longer, by chance, so that calls that were turned away together do not come back together. */
const backOff = (attempt: number) => (backOffSeconds[attempt] ?? 0) * 1000 * (1 + Math.random() / 4);

function reasonOf(error: unknown, timeoutMs: number): string {
  const { name, message, cause } = error as { name?: string; message?: string; cause?: { message?: string } };
  return name === 'TimeoutError' ? `no answer within ${timeoutMs / 1000} seconds` : cause?.message || message || String(error);
}

/**
 * Reads from hosts over the network: within each platform's pace, asking again after 429 and 5xx (2, 4 and 8 seconds later, or when
 * `Retry-After` says), without loading again what has not changed. Each answer is kept.
 * @throws HostError that names the host when it cannot be reached in time, refuses, or stays overloaded.
 */
export function liveTransport({ hosts, keep, userAgent, timeoutMs = 15_000, clock = realClock }: LiveOptions): Transport {
  const platforms = hosts.map((manners) => ({ manners, limiter: hostLimiter(manners, clock) }));

  async function call(url: URL, name: string, etag: string | null): Promise<{ response: Response; body: string }> {
    const headers = { 'User-Agent': userAgent, Accept: 'application/json', ...(etag && { 'If-None-Match': etag }) };
    try {
      const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
      return { response, body: await response.text() };
    } catch (error) {
      throw new HostError(`${name} could not be reached at ${url.host}: ${reasonOf(error, timeoutMs)}`);
    }
  }

  async function store(url: URL, answer: Omit<RawAnswer, 'fetchedAt'>): Promise<string> {
    await keep.put(url.href, { ...answer, fetchedAt: new Date(clock.now()).toISOString() });
    return answer.body;
  }

  async function ask(url: URL, name: string, limiter: HostLimiter, kept: RawAnswer | null): Promise<string | null> {
    for (let attempt = 0; ; attempt += 1) {
      await limiter.turn();
      const { response, body } = await call(url, name, kept?.etag ?? null);
      const { status } = response;
      if (status === 304 && kept) return store(url, kept);
      if (status === 404) return null;
      if (response.ok) {
        const sha256 = createHash('sha256').update(body).digest('hex');
        return store(url, { body, sha256, etag: response.headers.get('etag') });
      }
      const asked = askedWait(response, clock.now());
      const failure = `${name} answered ${url.href} with status ${status}`;
      if (!isPassing(status)) throw new HostError(failure);
      if (attempt === backOffSeconds.length) throw new HostError(`${failure} ${attempt + 1} times`);
      if (asked !== null && asked > longestWaitMs)
        throw new HostError(`${failure} and asks to wait ${Math.ceil(asked / 1000)} seconds`);
      await clock.sleep(asked ?? backOff(attempt));
    }
  }

  return {
    async get(address) {
      const url = new URL(address);
      const platform = platforms.find(({ manners }) => manners.hosts.test(url.hostname));
      if (!platform) throw new HostError(`${url.host} is no host that leagues are read from`);
      const { manners, limiter } = platform;
      const kept = await keep.get(url.href);
      if (kept && clock.now() - Date.parse(kept.fetchedAt) < manners.freshForMs(url)) return kept.body;
      return limiter.run(() => ask(url, manners.name, limiter, kept));
    },
  };
}
