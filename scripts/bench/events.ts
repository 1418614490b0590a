/**
 * `npm run bench:events`: the server's memory for open event streams, and the time of reading calls during them. Option: `--streams 5000`.
 * Linux only: it reads `/proc`, and connects from many loopback addresses.
 */
import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { quantile, save } from './figures';
import { measuredLeague, root, startProduct } from './product';

const { values: options } = parseArgs({ options: { streams: { type: 'string', default: '5000' } } });
const count = Number(options.streams);
/** An address may have 300. */
const perAddress = 250;

const product = await startProduct();
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid}/status`, 'utf8'))![1]) / 1000;

/** Milliseconds of 200 reading calls, one after the other. */
async function timeReads(): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let call = 0; call < 200; call++) {
    const start = performance.now();
    await new Promise<void>((resolve, reject) => {
      const url = `${product.address}/api/League/GetLeague?leagueId=${measuredLeague}`;
      get(url, { agent }, (response) => response.resume().once('end', resolve)).on('error', reject);
    });
    times.push(performance.now() - start);
  }
  agent.destroy();
  return times;
}

const open = (index: number) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const url = new URL('/api/Events', product.address);
    const localAddress = `127.0.0.${2 + Math.floor(index / perAddress)}`;
    const options = { host: '127.0.0.1', port: url.port, path: url.pathname, localAddress, agent: false };
    get(options, (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`Stream ${index}: ${response.statusCode}`));
    }).on('error', reject);
  });

await timeReads();
const readsBefore = await timeReads();
const before = memory();
const streams: IncomingMessage[] = [];
for (let index = 0; index < count; index += 100)
  streams.push(...(await Promise.all(Array.from({ length: 100 }, (_, each) => open(index + each)))));
for (const stream of streams) stream.resume();
await wait(3_000);
const after = memory();
const readsBeside = await timeReads();

const figures = {
  streams: streams.length,
  'memory before, MB': Math.round(before),
  'memory with them, MB': Math.round(after),
  'kB a stream': Math.round(((after - before) * 1000) / streams.length),
  'read before, ms (p50, p99)': [0.5, 0.99].map((share) => Number(quantile(readsBefore, share).toFixed(2))),
  'read beside, ms (p50, p99)': [0.5, 0.99].map((share) => Number(quantile(readsBeside, share).toFixed(2))),
};
console.log(figures);
save(root, 'events', figures);
for (const stream of streams) stream.destroy();
await product.stop();
