import { connect, createServer, type Socket } from 'node:net';

/** A way to a database that can be cut off, or go silent. */
export interface Proxy {
  port: number;
  /** `cut` breaks the connections and refuses new ones; `silent` keeps them and lets nothing through, not even that one side has hung up. */
  set: (state: 'open' | 'cut' | 'silent') => void;
  /** Breaks the next connection on which a text is sent to the database, in place of passing it on. */
  breakAt: (text: string) => void;
  close: () => void;
}

/** Passes connections on to a port of this machine. */
export async function startProxy(to: number): Promise<Proxy> {
  /** The ends of the connections, each with its other end. */
  const sockets = new Map<Socket, Socket>();
  let state: Parameters<Proxy['set']>[0] = 'open';
  let breaking: string | undefined;
  const proxy = createServer((socket) => {
    const other = connect(to, '127.0.0.1');
    for (const [one, next] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.set(one, next);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        if (state !== 'silent') next.destroy();
      });
      one.on('data', (chunk: Buffer) => {
        if (breaking === undefined || one !== socket || !chunk.includes(breaking)) return void next.write(chunk);
        breaking = undefined;
        one.destroy();
      });
      if (state === 'silent') one.pause();
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as { port: number };
  return {
    port,
    set: (next) => {
      if (next === 'cut') proxy.close();
      else if (state === 'cut') proxy.listen(port, '127.0.0.1');
      state = next;
      for (const [socket, other] of sockets) {
        if (next === 'cut' || (next === 'open' && other.destroyed)) socket.destroy();
        else if (next === 'silent') socket.pause();
        else socket.resume();
      }
    },
    breakAt: (text) => (breaking = text),
    close: () => {
      proxy.close();
      for (const socket of sockets.keys()) socket.destroy();
    },
  };
}
