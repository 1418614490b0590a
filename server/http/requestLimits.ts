import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';
import { bareSecurityHeaders } from './securityHeaders';

/** The limits of one request, in bytes and milliseconds. */
export const limits = {
  body: 64 * 1024,
  headers: 8 * 1024,
  headersTime: 10_000,
  requestTime: 20_000,
  /** Idle time of a connection; longer than any request takes. */
  silence: 10 * 60_000,
};

/** The limits of a process. An open stream takes some 20 kB. `writesOfAccount` counts the writing calls of one account in a minute. */
export const processLimits = { requests: 500, streams: 10_000, streamsOfNetwork: 300, writesOfAccount: 120 };

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Responds to requests that are malformed, too large or too slow, and closes the connection. */
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
    ...Object.entries(bareSecurityHeaders).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Fastify's options for {@link limits}. */
export const limitOptions = {
  bodyLimit: limits.body,
  requestTimeout: limits.requestTime,
  connectionTimeout: limits.silence,
  http: { maxHeaderSize: limits.headers, headersTimeout: limits.headersTime, connectionsCheckingInterval: 1000 },
  clientErrorHandler: refuseClient,
} satisfies FastifyHttpOptions<Server>;
