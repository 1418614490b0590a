import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { HostError, HostRefusal } from '../errors';
import { tooManyCalls } from '../../domain/hostPace';
import { type CallGate, type Clock, type HostLimiter, hostLimiter, longestWaitMs, type NamedPace } from './rateLimiter';
import type { ResponseStore, StoredResponse } from './responseStore';
import { type RequestUrls, sendRequest } from './sendRequest';
import type { Transport } from './transport';

/** How to call the servers of one platform. Servers whose names match `hosts` share one pace. */
export interface HostPolicy extends NamedPace {
  hosts: RegExp;
  /** Milliseconds for which a stored response is used without a new request. */
  freshForMs(url: URL): number;
}

/**
 * The options of a live transport; `userAgent` names the product and a contact. `timeoutMs` is the longest time without data from a host.
 * `gateOf` counts a platform's calls; by default those of this process.
 */
export interface LiveOptions {
  hosts: HostPolicy[];
  responses: ResponseStore;
  gateOf?: (policy: HostPolicy) => CallGate;
  userAgent: string;
  timeoutMs?: number;
  clock?: Clock;
}

/** A platform with its call settings. */
interface Platform {
  policy: HostPolicy;
  limiter: HostLimiter;
}

/** A request, and the key of its stored response. */
interface Request extends RequestUrls {
  key: string;
}

const backOffSeconds = [2, 4, 8];
const realClock: Clock = { now: Date.now, sleep: (ms) => sleep(ms) };

const isPassing = (status: number) => status === tooManyCalls || status >= 500;

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

/** The key of a stored response. A response to a request with a secret is only used for requests with the same secret. */
function storedUrl(url: URL, secret?: Record<string, string>): string {
  if (!secret) return url.href;
  return `${url.href}#${createHash('sha256').update(JSON.stringify(secret)).digest('base64url')}`;
}

/**
 * Reads from hosts over the network, within each platform's pace. Retries a request after 5xx, a broken connection or a time-out (2, 4 and
 * 8 seconds later, or after `Retry-After`). A 429 pauses all calls to the platform for its `Retry-After` or half a minute; two in a row for
 * its cool-down. Requests are conditional, and every response that is JSON is stored. Redirects are followed to servers of the same
 * platform only.
 * @throws HostError that names the host when it cannot be reached in time, refuses, stays overloaded, or sends too much
 */
export function liveTransport(options: LiveOptions): Transport {
  const { hosts, responses, gateOf, userAgent, timeoutMs = 15_000, clock = realClock } = options;
  const platforms = hosts.map((policy): Platform => ({
    policy,
    limiter: hostLimiter(policy, clock, gateOf?.(policy)),
  }));

  async function store(key: string, response: Omit<StoredResponse, 'fetchedAt'>): Promise<string> {
    await responses.put(key, { ...response, fetchedAt: new Date(clock.now()).toISOString() });
    return response.body;
  }

  async function ask(request: Request, { policy, limiter }: Platform, stored: StoredResponse | null): Promise<string | null> {
    const { name } = policy;
    const { url, key } = request;
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt === backOffSeconds.length;
      const endOf = ({ response }: { response: Response }) => ({
        status: response.status,
        askedMs: askedWait(response, clock.now()),
      });
      const sent = await limiter.call(
        () =>
          sendRequest(request, policy, { userAgent, timeoutMs, etag: stored?.etag ?? null }).catch((error: HostError) => {
            if (isLast || error instanceof HostRefusal) throw error;
            return null;
          }),
        (result) => (result ? endOf(result) : { status: null, askedMs: null }),
      );
      if (!sent) {
        await clock.sleep(backOff(attempt));
        continue;
      }
      const { response, body } = sent;
      const { status, askedMs } = endOf(sent);
      if (status === 304 && stored) {
        await responses.touch(key, new Date(clock.now()).toISOString());
        return stored.body;
      }
      if (status === 404) return null;
      // A response that is not JSON, such as the error page of an overloaded host, must not be stored as fresh.
      if (response.ok) return isJson(body) ? store(key, { body, etag: response.headers.get('etag') }) : body;
      const failure = `${name} responded to ${url.href} with status ${status}`;
      if (!isPassing(status)) throw new HostError(failure, 'refused');
      const kind = status === tooManyCalls ? 'busy' : 'faulty';
      if (isLast) throw new HostError(`${failure} ${attempt + 1} times`, kind);
      if (askedMs !== null && askedMs > longestWaitMs)
        throw new HostError(`${failure} and asks to wait ${Math.ceil(askedMs / 1000)} seconds`, 'busy');
      // After a 429 all calls to the platform wait for the end of its pause.
      if (status !== tooManyCalls) await clock.sleep(askedMs ?? backOff(attempt));
    }
  }

  return {
    async get(address, secret, isFresh = false) {
      const url = new URL(address);
      const platform = platforms.find(({ policy }) => policy.hosts.test(url.hostname));
      if (!platform) throw new HostError(`${url.host} is no host that leagues are read from`);
      const { policy, limiter } = platform;
      const key = storedUrl(url, secret);
      const stored = await responses.get(key);
      if (!isFresh && stored && clock.now() - Date.parse(stored.fetchedAt) < policy.freshForMs(url)) return stored.body;
      return limiter.run(() => ask({ url, full: secret ? withSecret(url, secret) : url, key }, platform, stored));
    },
  };
}
