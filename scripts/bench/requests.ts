/**
 * Sends requests as fast as a server serves them, with plain node:http, so that both servers of a comparison get the same load generator.
 */
import { Agent, get } from 'node:http';

export interface Rate {
  perSecond: number;
  /** Ms of each request. */
  times: number[];
  bytes: number;
  status: number;
}

function ask(agent: Agent, address: string, headers: Record<string, string>): Promise<{ bytes: number; status: number }> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve({ bytes, status: response.statusCode ?? 0 }));
    }).on('error', reject);
  });
}

/** Requests one URL on a number of keep-alive connections for a time in ms. */
export async function flood(
  address: string,
  { connections, duration, headers }: { connections: number; duration: number; headers: Record<string, string> },
): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let last = { bytes: 0, status: 0 };
  const start = performance.now();
  const worker = async () => {
    while (performance.now() - start < duration) {
      const asked = performance.now();
      last = await ask(agent, address, headers);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { perSecond: times.length / seconds, times, ...last };
}
