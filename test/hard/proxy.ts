import { connect, createServer, type Socket } from 'node:net';

/** A way to a database that can be cut off, or go silent. */
export interface Proxy {
  port: number;
  /** `cut` breaks the connections and refuses new ones; `silent` keeps them and lets nothing through. */
  set: (state: 'open' | 'cut' | 'silent') => void;
  close: () => void;
}

/** Passes connections on to a port of this machine. */
export async function startProxy(to: number): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let state: Parameters<Proxy['set']>[0] = 'open';
  const proxy = createServer((socket) => {
    if (state === 'cut') return void socket.destroy();
    const other = connect(to, '127.0.0.1');
    for (const [one, next] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => next.destroy());
      one.on('close', () => (sockets.delete(one), next.destroy()));
      one.on('data', (chunk: Buffer) => next.write(chunk));
      if (state === 'silent') one.pause();
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    port: (proxy.address() as { port: number }).port,
    set: (next) => {
      state = next;
      for (const socket of sockets) {
        if (next === 'cut') socket.destroy();
        else if (next === 'silent') socket.pause();
        else socket.resume();
      }
    },
    close: () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
