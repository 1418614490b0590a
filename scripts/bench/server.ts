/**
 * `npm run bench:server`: requests per second of the busiest calls, compared with a plain HTTP server that sends the same bytes. Options:
 * `--runs 5`, `--seconds 2`, `--connections 20`.
 */
import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { parseArgs } from 'node:util';
import { machine, printTable, quantile, save, shown, spread } from './figures';
import { measuredLeague as league, root, startProduct } from './product';
import { flood, type Rate } from './requests';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '20' },
  },
});
const [runs, connections] = [Number(options.runs), Number(options.connections)];
const duration = Number(options.seconds) * 1000;

const calls = {
  settings: `/api/Settings?leagueId=${league}`,
  standings: `/api/League/GetLeague?leagueId=${league}`,
  team: '/api/Team/GetTeam?teamId=13204',
  'available players': `/api/League/GetAvailablePlayers?leagueId=${league}`,
  'points by year': `/api/History/PointsByYear?leagueId=${league}&year=2025`,
};
const browserHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Headers that a server writes itself. */
const ownHeaders = ['connection', 'keep-alive', 'date'];

interface Response {
  headers: Record<string, string>;
  body: string;
}

/** A response with its compressed body. */
const responseOf = (address: string): Promise<Response> =>
  new Promise((resolve, reject) => {
    get(address, { headers: browserHeaders }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const headers = Object.entries(response.headers as Record<string, string>).filter(([name]) => !ownHeaders.includes(name));
        resolve({ headers: Object.fromEntries(headers), body: Buffer.concat(chunks).toString('base64') });
      });
    }).on('error', reject);
  });

async function startPlain(responses: Record<string, Response>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/bench/plainServer.ts'], { cwd: root });
  process.once('exit', () => child.kill());
  child.stderr.pipe(process.stderr);
  child.stdin.end(JSON.stringify(responses));
  const address = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /Ready on (http:\S+)/.exec(chunk.toString())?.[1];
      if (found) resolve(found);
    });
  });
  return { address, stop: () => child.kill() };
}

const product = await startProduct({ port: Number(process.env.PORT ?? 0) });
const responses: Record<string, Response> = {};
const coldTimes: Record<string, number> = {};
for (const [name, url] of Object.entries(calls)) {
  const asked = performance.now();
  responses[url] = await responseOf(product.address + url);
  coldTimes[name] = performance.now() - asked;
}
const plain = await startPlain(responses);

const rates = new Map<string, Rate[]>();
for (let run = 0; run < runs; run++) {
  for (const [name, url] of Object.entries(calls)) {
    for (const [kind, headers] of [
      ['200', browserHeaders],
      ['304', { ...browserHeaders, 'if-none-match': responses[url]!.headers['etag'] ?? '' }],
    ] as const) {
      process.stderr.write(`\rrun ${run + 1} of ${runs}: ${name}, ${kind}`.padEnd(60));
      for (const [side, { address }] of Object.entries({ plain, product })) {
        const rate = await flood(address + url, { connections, duration, headers });
        if (String(rate.status) !== kind) throw new Error(`${side} responded with ${rate.status} to ${url}, not ${kind}.`);
        const key = `${name}/${kind}/${side}`;
        rates.set(key, [...(rates.get(key) ?? []), rate]);
      }
    }
  }
}
process.stderr.write('\n');

const of = (key: string) => rates.get(key) ?? [];
const perSecond = (key: string) => spread(of(key).map((rate) => rate.perSecond));
const time = (key: string, share: number) =>
  quantile(
    of(key).flatMap(({ times }) => times),
    share,
  ).toFixed(1);
console.log(`${runs} runs of ${options.seconds} s, ${connections} connections, on ${machine()}\n`);
const keys = Object.keys(calls).flatMap((name) => ['200', '304'].map((kind) => [name, kind] as const));
printTable(
  ['call', 'status', 'bytes', 'a second', 'plain http', 'ratio', 'p50 ms', 'p99 ms', 'plain p50', 'plain p99', 'first ms'],
  keys.map(([name, kind]) => {
    const [ours, limit] = [`${name}/${kind}/product`, `${name}/${kind}/plain`];
    return [
      name,
      kind,
      String(of(ours)[0]?.bytes ?? 0),
      shown(perSecond(ours)),
      shown(perSecond(limit)),
      (perSecond(ours).median / perSecond(limit).median).toFixed(2),
      time(ours, 0.5),
      time(ours, 0.99),
      time(limit, 0.5),
      time(limit, 0.99),
      kind === '200' ? coldTimes[name]!.toFixed(0) : '',
    ];
  }),
);

plain.stop();
await product.stop();
const perRun = [...rates].map(([key, each]) => [key, each.map(({ perSecond, bytes }) => ({ perSecond, bytes }))] as const);
save(root, 'server', { runs, connections, coldTimes, rates: Object.fromEntries(perRun) });
process.exit(0);
