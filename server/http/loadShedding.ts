import { type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { eventsPath } from './events';
import { bareSecurityHeaders } from './securityHeaders';

/** Concurrent requests of a process, without event streams; more would wait longer than their clients. */
const maxConcurrent = 500;
const status = 503;
/** Probes and metrics are needed most under load. */
const operational = new Set(['/api/health', '/livez', '/readyz', '/metrics']);

function refuse(response: ServerResponse, detail: string) {
  const body = JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail });
  const headers = {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': '2',
    ...bareSecurityHeaders,
    connection: 'close',
  };
  response.writeHead(status, headers).end(body);
}

/**
 * Responds 503 to requests above {@link maxConcurrent}, except probes and metrics, and to all requests while the server stops. It runs
 * before Fastify, so that a refusal costs little.
 */
export function shedLoad(server: Server): void {
  const [handle] = server.listeners('request') as RequestListener[];
  let concurrent = 0;
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!server.listening) return refuse(response, 'The server is stopping.');
    const cost = request.url === eventsPath ? 0 : 1;
    if (concurrent >= maxConcurrent && cost > 0 && !operational.has(request.url ?? ''))
      return refuse(response, 'The server has too much to do. Try again soon.');
    concurrent += cost;
    response.once('close', () => {
      concurrent -= cost;
      if (!server.listening) request.socket.destroySoon(); // an open connection would delay the stop
    });
    handle!(request, response);
  });
}
