/** The limit of a response: a separate process that sends the bytes of its standard input, or 304 to clients that have them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Reply {
  headers: Record<string, string>;
  /** Base 64. */
  body: string;
}

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const replies = new Map(
  Object.entries(JSON.parse(Buffer.concat(chunks).toString()) as Record<string, Reply>).map(([url, { headers, body }]) => [
    url,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);
const server = createServer(({ url, headers: { 'if-none-match': known } }, response) => {
  const reply = replies.get(url ?? '');
  if (!reply) response.writeHead(404).end();
  else if (known !== undefined && known === reply.headers['etag']) response.writeHead(304, { etag: known }).end();
  else response.writeHead(200, reply.headers).end(reply.body);
});
server.listen(0, '127.0.0.1', () => console.log(`Ready on http://localhost:${(server.address() as AddressInfo).port}`));
