import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Changes } from './changes';

const maximumEntries = 1000;
/** What a 304 says again of the reply that the client has. */
const validators = ['etag', 'cache-control', 'vary'];

interface Finished {
  etag: string;
  headers: string[];
  shortHeaders: string[];
  body: Buffer;
}

const flat = (headers: Record<string, unknown>) => Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);

/** Requests that ask for the same bytes. */
const keyOf = ({ url, headers }: IncomingMessage) => `${headers['accept-encoding']} ${url}`;

const isPlainGet = ({ method, headers }: IncomingMessage) => method === 'GET' && headers.range === undefined;

/**
 * Sends replies that were sent before as they are, ahead of the framework, whose hooks cost more than the sending. All of them are to be
 * forgotten when anything is written, here or by another process.
 */
export function makeFinishedReplies(changes: Changes) {
  const finished = new Map<string, Finished>();
  let written = 0;

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const known = isPlainGet(request) && changes.isListening() ? finished.get(keyOf(request)) : undefined;
    if (!known) return false;
    if (request.headers['if-none-match'] === known.etag) response.writeHead(304, known.shortHeaders).end();
    else response.writeHead(200, known.headers).end(known.body);
    return true;
  }

  return {
    forget(): void {
      written += 1;
      finished.clear();
    },
    /** Puts this in front of the server's own listener. */
    standBefore(server: Server): void {
      const [handle] = server.listeners('request') as RequestListener[];
      server.removeAllListeners('request');
      server.on('request', (request, response) => (server.listening && answer(request, response)) || handle!(request, response));
    },
    /** Call it before a reply is read: what it returns keeps the reply, unless something was written meanwhile. */
    begin(request: IncomingMessage) {
      const asOf = written;
      return (headers: Record<string, unknown>, body: Buffer) => {
        if (asOf !== written || !isPlainGet(request)) return;
        if (finished.size >= maximumEntries) finished.clear();
        const all = { ...headers, 'content-length': body.length };
        const short = Object.fromEntries(validators.map((name) => [name, headers[name]]));
        finished.set(keyOf(request), { etag: String(headers['etag']), headers: flat(all), shortHeaders: flat(short), body });
      };
    },
  };
}
