import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';

/** What one client may ask for: bytes, and milliseconds in which its request has to be there. */
export const limits = {
  body: 64 * 1024,
  headers: 8 * 1024,
  headersTime: 10_000,
  requestTime: 20_000,
  /** A connection on which nothing moves: longer than any import takes that a caller waits for. */
  silence: 10 * 60_000,
};

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what is no HTTP request, or one that comes too slowly, and hangs up. */
function refuseClient({ code = '' }: NodeJS.ErrnoException, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statuses[code] ?? 400;
  const title = STATUS_CODES[status];
  const body = JSON.stringify({ type: 'about:blank', title, status });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Fastify's options that hold {@link limits}. */
export const limitOptions = {
  bodyLimit: limits.body,
  requestTimeout: limits.requestTime,
  connectionTimeout: limits.silence,
  http: { maxHeaderSize: limits.headers, headersTimeout: limits.headersTime, connectionsCheckingInterval: 1000 },
  clientErrorHandler: refuseClient,
} satisfies FastifyHttpOptions<Server>;
