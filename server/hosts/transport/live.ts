import { createHash } from 'node:crypto';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { HostError, HostRefusal } from '../errors';
import { type CoolDown, coolDownOf } from './coolDown';
import { type Clock, type HostLimiter, type Pace, hostLimiter } from './rateLimiter';
import type { ResponseStore, StoredResponse } from './responseStore';
import type { Transport } from './transport';

/** How the servers of one platform are called: those whose names match `hosts` share one pace. */
export interface HostPolicy extends Pace {
  name: string;
  hosts: RegExp;
  /** Milliseconds for which a platform is left alone that refuses calls for their number. */
  coolDownMs: number;
  /** Milliseconds for which a stored response is used without a new request. */
  freshForMs(url: URL): number;
}

/**
 * What a live transport needs; `userAgent` names the product and a contact. `timeoutMs` is the longest silence of a host. `reserveStart` counts
 * a platform's calls; without it those of this process count.
 */
export interface LiveOptions {
  hosts: HostPolicy[];
  responses: ResponseStore;
  reserveStart?: (policy: HostPolicy) => Promise<number>;
  userAgent: string;
  timeoutMs?: number;
  clock?: Clock;
}

/** A platform as it is called: its pace, and its pauses. */
interface Platform {
  policy: HostPolicy;
  limiter: HostLimiter;
  coolDown: CoolDown;
}

/** A request: its URL as messages name it, the one that is fetched, and the key of its stored response. */
interface Request {
  url: URL;
  full: URL;
  key: string;
}

const backOffSeconds = [2, 4, 8];
const maxRedirects = 3;
/** The players of Sleeper are some 15 MB. */
const maxBytes = 32 * 2 ** 20;
const longestWaitMs = 60_000;
const realClock: Clock = { now: Date.now, sleep: (ms) => sleep(ms) };

const isPassing = (status: number) => status === 429 || status >= 500;

/** The milliseconds of `Retry-After`, which is in seconds or a date; null without it. */
function askedWait(response: Response, now: number): number | null {
  const value = response.headers.get('retry-after')?.trim();
  if (!value) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** With up to a quarter of random delay, so that calls that failed together are not repeated together. */
const backOff = (attempt: number) => (backOffSeconds[attempt] ?? 0) * 1000 * (1 + Math.random() / 4);

/** A URL with the parameters that messages and stored URLs must not contain. */
function withSecret(url: URL, secret: Record<string, string>): URL {
  const full = new URL(url);
  for (const [name, value] of Object.entries(secret)) full.searchParams.set(name, value);
  return full;
}

/** What a response is stored under: one that a secret opened is for requests with the same secret only. */
function storedUrl(url: URL, secret?: Record<string, string>): string {
  if (!secret) return url.href;
  return `${url.href}#${createHash('sha256').update(JSON.stringify(secret)).digest('base64url')}`;
}

const isRedirect = ({ status, headers }: Response) => status >= 300 && status < 400 && headers.has('location');

function reasonOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { message?: string } };
  return cause?.message || message || String(error);
}

/** Reads a body as text. @throws HostRefusal when it is larger than {@link maxBytes} */
async function readBody(response: Response, url: URL, name: string, onChunk: () => void): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as ReadableStream<Uint8Array>) {
    onChunk();
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new HostRefusal(`${name} sends more than ${maxBytes / 2 ** 20} MB for ${url.href}`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Reads from hosts over the network, within each platform's pace. Repeats a request after 429, 5xx, a broken connection or a time-out (2, 4 and
 * 8 seconds later, or when `Retry-After` says); after two 429 in a row the platform is left alone for a while. Requests are conditional, and every response that is JSON is stored. Redirects are followed to servers of the
 * same platform only.
 * @throws HostError that names the host when it cannot be reached in time, refuses, stays overloaded, or sends too much
 */
export function liveTransport(options: LiveOptions): Transport {
  const { hosts, responses, reserveStart, userAgent, timeoutMs = 15_000, clock = realClock } = options;
  const platforms = hosts.map((policy): Platform => ({
    policy,
    limiter: hostLimiter(policy, clock, reserveStart && (() => reserveStart(policy))),
    coolDown: coolDownOf(policy, clock),
  }));

  /** One request with its redirects. */
  async function send({ url, full }: Request, { name, hosts: servers }: HostPolicy, etag: string | null) {
    const headers = { 'User-Agent': userAgent, Accept: 'application/json', ...(etag && { 'If-None-Match': etag }) };
    const silence = new AbortController();
    const reason = new HostError(`${name} could not be reached at ${url.href}: no answer within ${timeoutMs / 1000} seconds`);
    const timer = setTimeout(() => silence.abort(reason), timeoutMs);
    try {
      let target = full;
      for (let redirects = 0; ; redirects += 1) {
        const response = await fetch(target, { headers, redirect: 'manual', signal: silence.signal });
        if (!isRedirect(response)) return { response, body: await readBody(response, url, name, () => timer.refresh()) };
        const next = new URL(response.headers.get('location')!, target);
        if (!servers.test(next.hostname) || next.protocol !== url.protocol)
          throw new HostRefusal(`${name} redirects ${url.href} to ${next.origin}, which is not one of its servers`);
        if (redirects === maxRedirects) throw new HostRefusal(`${name} redirects ${url.href} more than ${maxRedirects} times`);
        target = next;
      }
    } catch (error) {
      if (error instanceof HostError) throw error;
      throw new HostError(`${name} could not be reached at ${url.href}: ${reasonOf(error)}`);
    } finally {
      clearTimeout(timer);
    }
  }

  async function store(key: string, answer: Omit<StoredResponse, 'fetchedAt'>): Promise<string> {
    await responses.put(key, { ...answer, fetchedAt: new Date(clock.now()).toISOString() });
    return answer.body;
  }

  async function ask(
    request: Request,
    { policy, limiter, coolDown }: Platform,
    stored: StoredResponse | null,
  ): Promise<string | null> {
    const { name } = policy;
    const { url, key } = request;
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt === backOffSeconds.length;
      await limiter.turn();
      coolDown.check();
      const outcome = await send(request, policy, stored?.etag ?? null).catch((error: HostError) => {
        if (isLast || error instanceof HostRefusal) throw error;
        return null;
      });
      if (!outcome) {
        await clock.sleep(backOff(attempt));
        continue;
      }
      const { response, body } = outcome;
      const { status } = response;
      coolDown.note(status);
      if (status === 304 && stored) {
        await responses.touch(key, new Date(clock.now()).toISOString());
        return stored.body;
      }
      if (status === 404) return null;
      // What is no JSON, such as the page of an overloaded host, must not stand for the answer while it would be fresh.
      if (response.ok) return isJson(body) ? store(key, { body, etag: response.headers.get('etag') }) : body;
      const asked = askedWait(response, clock.now());
      const failure = `${name} answered ${url.href} with status ${status}`;
      if (!isPassing(status)) throw new HostError(failure);
      coolDown.check();
      if (isLast) throw new HostError(`${failure} ${attempt + 1} times`);
      if (asked !== null && asked > longestWaitMs)
        throw new HostError(`${failure} and asks to wait ${Math.ceil(asked / 1000)} seconds`);
      await clock.sleep(asked ?? backOff(attempt));
    }
  }

  return {
    async get(address, secret) {
      const url = new URL(address);
      const platform = platforms.find(({ policy }) => policy.hosts.test(url.hostname));
      if (!platform) throw new HostError(`${url.host} is no host that leagues are read from`);
      const { policy, limiter } = platform;
      const key = storedUrl(url, secret);
      const stored = await responses.get(key);
      if (stored && clock.now() - Date.parse(stored.fetchedAt) < policy.freshForMs(url)) return stored.body;
      return limiter.run(() => ask({ url, full: secret ? withSecret(url, secret) : url, key }, platform, stored));
    },
  };
}
