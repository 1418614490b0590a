/**
 * `npm run bench`: every measured page and its limit, interleaved, in Chromium. Options: `--runs 7`, `--pages landing,team`, `--profiles
 * laptop`, `--loads-only`.
 */
import { parseArgs } from 'node:util';
import { openBrowser } from '../openBrowser';
import { cases as allCases } from './cases';
import { machine, printTable, quantile, save, shown, spread } from './figures';
import { growth, routeChanges, tableChanges } from './interactions';
import { startLimit } from './limit';
import { load, profiles as allProfiles, type Load } from './measure';
import { root, startProduct } from './product';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    pages: { type: 'string' },
    profiles: { type: 'string' },
    'loads-only': { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
const chosen = <T extends { name: string }>(all: T[], names?: string) =>
  names ? all.filter(({ name }) => names.split(',').includes(name)) : all;
const cases = chosen(allCases, options.pages);
const profiles = chosen(allProfiles, options.profiles);

const product = await startProduct({ port: Number(process.env.PORT ?? 0) });
const pictures = (await (await fetch(product.address)).text()).match(/\/assets\/splash-wide-1600[^"]*/) ?? [];
const limit = await startLimit(product.address, cases, pictures[0] ?? '/icon-512.png');
const browser = await openBrowser();

type Visit = 'cold' | 'warm';
const loads = new Map<string, Load[]>();
const keep = (key: string, each: Load) => loads.set(key, [...(loads.get(key) ?? []), each]);
for (let run = 0; run < runs; run++) {
  for (const profile of profiles) {
    for (const { name, path, ready, grid } of cases) {
      process.stderr.write(`\rrun ${run + 1} of ${runs}: ${profile.name}, ${name}`.padEnd(60));
      for (const [side, target] of [
        ['limit', { address: limit.address + path, ready }],
        ['ours', { address: product.address + path, ready, grid, hydrates: true }],
      ] as const) {
        const { cold, warm } = await load(browser, target, profile);
        keep(`${profile.name}/${name}/${side}/cold`, cold);
        keep(`${profile.name}/${name}/${side}/warm`, warm);
      }
    }
  }
}
process.stderr.write('\n');

const of = (profile: string, name: string, side: string, visit: Visit, figure: keyof Load) =>
  spread((loads.get(`${profile}/${name}/${side}/${visit}`) ?? []).map((each) => each[figure]));
const kB = (bytes: number) => (bytes / 1000).toFixed(0);

console.log(`${runs} runs a case on ${machine()}, ${browser.version()}\n`);
for (const profile of profiles) {
  for (const visit of ['cold', 'warm'] as const) {
    console.log(`\n## ${profile.name}, ${visit}: median (lower and upper quarter) in ms; × is the ratio to the limit\n`);
    printTable(
      [
        'page',
        'kB',
        'JS kB',
        'requests',
        'first paint',
        '×',
        'largest',
        'data',
        'limit',
        '×',
        'usable',
        '×',
        'grid',
        '×',
        'blocking',
        'longest',
        'CLS',
      ],
      cases.map(({ name, grid }) => {
        const ours = (figure: keyof Load) => of(profile.name, name, 'ours', visit, figure);
        const least = (figure: keyof Load) => of(profile.name, name, 'limit', visit, figure);
        const ratio = (figure: keyof Load, to: keyof Load) => (ours(figure).median / least(to).median).toFixed(1);
        return [
          name,
          kB(ours('bytes').median),
          kB(ours('script').median),
          ours('requests').median.toFixed(0),
          shown(ours('firstPaint')),
          ratio('firstPaint', 'firstPaint'),
          shown(ours('largestPaint')),
          shown(ours('data')),
          shown(least('data')),
          ratio('data', 'data'),
          shown(ours('usable')),
          ratio('usable', 'data'),
          grid ? shown(ours('grid')) : '',
          grid ? ratio('grid', 'data') : '',
          shown(ours('blocking')),
          shown(ours('longest')),
          ours('shift').median.toFixed(4),
        ];
      }),
    );
  }
}

const clicks: Record<string, Record<string, number[]>> = {};
let grown: { heap: number; nodes: number } | undefined;
if (!options['loads-only']) {
  console.log('\n## Clicks until their outcome is painted, in ms\n');
  const rows: string[][] = [];
  for (const profile of profiles) {
    const changes = { 'route change': await routeChanges(browser, product.address, profile, runs) };
    const { sorts, filters, keys } = await tableChanges(browser, product.address, profile, runs);
    const all = { ...changes, 'sort of 2,500': sorts, 'filter of 2,500': filters, 'key stroke': keys };
    clicks[profile.name] = all;
    for (const [name, times] of Object.entries(all)) {
      rows.push([
        profile.name,
        name,
        ...[0.5, 0.95, 1].map((share) => (times.length ? quantile(times, share).toFixed(0) : '< 16')),
      ]);
    }
  }
  printTable(['profile', 'click', 'p50', 'p95', 'most'], rows);
  grown = await growth(browser, product.address);
  console.log(`\nAfter 50 route changes: heap ${(grown.heap / 1e6).toFixed(2)} MB more, ${grown.nodes} nodes more.`);
}

await browser.close();
limit.stop();
await product.stop();
save(root, 'pages', { runs, loads: Object.fromEntries(loads), clicks, grown });
process.exit(0);
