import type { ReadableStream } from 'node:stream/web';
import { HostError, HostRefusal } from '../errors';
import { decode } from './decode';

/** The URL that messages show, and the one that is fetched, which may have a secret. */
export interface RequestUrls {
  url: URL;
  full: URL;
}

/** A platform's name, and the host names of its servers. */
interface Servers {
  name: string;
  hosts: RegExp;
}

const maxRedirects = 3;
/** The players of Sleeper are some 15 MB. */
const maxBytes = 32 * 2 ** 20;

const isRedirect = ({ status, headers }: Response) => status >= 300 && status < 400 && headers.has('location');

function reasonOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { message?: string } };
  return cause?.message || message || String(error);
}

/** Reads a body as text. @throws HostRefusal when it is larger than {@link maxBytes} */
async function readBody(response: Response, url: URL, name: string, onChunk: () => void): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as ReadableStream<Uint8Array>) {
    onChunk();
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new HostRefusal(`${name} sends more than ${maxBytes / 2 ** 20} MB for ${url.href}`, 'unreadable');
    chunks.push(chunk);
  }
  return decode(Buffer.concat(chunks), response.headers.get('content-type'));
}

/**
 * Sends one request and follows its redirects to other servers of the same platform. `timeoutMs` is the longest time without data from the
 * host.
 * @throws HostError when the host cannot be reached in time; HostRefusal for a redirect to elsewhere or a response that is too large
 */
export async function sendRequest(
  { url, full }: RequestUrls,
  { name, hosts: servers }: Servers,
  { userAgent, timeoutMs, etag }: { userAgent: string; timeoutMs: number; etag: string | null },
): Promise<{ response: Response; body: string }> {
  const headers = { 'User-Agent': userAgent, Accept: 'application/json', ...(etag && { 'If-None-Match': etag }) };
  const silence = new AbortController();
  const reason = new HostError(
    `${name} could not be reached at ${url.href}: no response within ${timeoutMs / 1000} seconds`,
    'unreachable',
  );
  const timer = setTimeout(() => silence.abort(reason), timeoutMs);
  try {
    let target = full;
    for (let redirects = 0; ; redirects += 1) {
      const response = await fetch(target, { headers, redirect: 'manual', signal: silence.signal });
      if (!isRedirect(response)) return { response, body: await readBody(response, url, name, () => timer.refresh()) };
      const next = new URL(response.headers.get('location')!, target);
      if (!servers.test(next.hostname) || next.protocol !== url.protocol)
        throw new HostRefusal(`${name} redirects ${url.href} to ${next.origin}, which is not one of its servers`, 'unreadable');
      if (redirects === maxRedirects)
        throw new HostRefusal(`${name} redirects ${url.href} more than ${maxRedirects} times`, 'faulty');
      target = next;
    }
  } catch (error) {
    if (error instanceof HostError) throw error;
    throw new HostError(`${name} could not be reached at ${url.href}: ${reasonOf(error)}`, 'unreachable');
  } finally {
    clearTimeout(timer);
  }
}
