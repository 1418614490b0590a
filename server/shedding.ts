import { type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';

/** How many calls may be under way: more would wait longer than their callers do. A reply that was sent before counts for none. */
const most = 500;
const status = 503;

function refuse(response: ServerResponse, detail: string) {
  const body = JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail });
  const headers = {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': '2',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  };
  response.writeHead(status, headers).end(body);
}

/** Refuses what comes while too much is under way, so that the rest is answered in time, and all that comes while the server stops. */
export function shedLoad(server: Server): void {
  const [handle] = server.listeners('request') as RequestListener[];
  let underWay = 0;
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!server.listening) return refuse(response, 'The server is stopping.');
    if (underWay >= most && request.url !== '/api/health')
      return refuse(response, 'The server has too much to do. Try again soon.');
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      if (!server.listening) request.socket.destroySoon(); // kept open, it would hold the stop up
    });
    handle!(request, response);
  });
}
