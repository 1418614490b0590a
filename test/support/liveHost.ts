/** A host of leagues on this machine, read over the network. Runs outside of Jest's module system, as the server that reads it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HostPolicy, liveTransport } from '../../server/hosts/transport/live';
import type { ResponseStore, StoredResponse } from '../../server/hosts/transport/responseStore';
import type { Transport } from '../../server/hosts/transport/transport';

/** What a request gets: a body with status 200, null for 404, undefined for silence. */
type Response = string | null | undefined;

/** A transport that the host responds in place of the real ones, and how to stop it. */
export interface LiveHost {
  transport: Transport;
  stop: () => void;
}

const policyOf = (freshForMs: number): HostPolicy => ({
  name: 'The host',
  hosts: /./,
  inFlight: 5,
  starts: 1e6,
  withinMs: 1,
  coolDownMs: 0,
  freshForMs: () => freshForMs,
});
const nothingKept = { get: async () => null, put: async () => undefined, touch: async () => undefined };

function responseStore(): ResponseStore {
  const kept = new Map<string, StoredResponse>();
  return {
    get: async (url) => kept.get(url) ?? null,
    put: async (url, response) => void kept.set(url, response),
    touch: async (url, fetchedAt) => void kept.set(url, { ...kept.get(url)!, fetchedAt }),
  };
}

/**
 * Starts a host that responds to every address, its server left out, by `respond`. It is given up after `timeoutMs` of silence, without a
 * pause. A response is stored and fresh for `freshForMs`, if given.
 */
export async function startLiveHost(
  respond: (path: string) => Promise<Response>,
  timeoutMs: number,
  freshForMs = 0,
): Promise<LiveHost> {
  const server = createServer((request, response) => {
    void respond(request.url ?? '').then((body) => {
      if (body !== undefined) response.writeHead(body === null ? 404 : 200).end(body ?? '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clock = { now: Date.now, sleep: async () => undefined };
  const responses = freshForMs ? responseStore() : nothingKept;
  const live = liveTransport({ hosts: [policyOf(freshForMs)], responses, userAgent: 'test', timeoutMs, clock });
  const get: Transport['get'] = (address, secret, isFresh) => {
    const { pathname, search } = new URL(address);
    return live.get(`${base}${pathname}${search}`, secret, isFresh);
  };
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { transport: { get }, stop };
}
