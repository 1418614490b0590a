/** What the first visit to a page may load: sizes are exact, times are not. */
import { gzipSync } from 'node:zlib';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Visit } from '../../support/journey';
import { settled } from '../../support/onPage';

const dist = join(__dirname, '../../../dist');
const second = '620000000000000149';
const owner = '610000000000000112';
/** Gzipped kB of JavaScript that a page loads before it is hydrated, without the grid's own chunk. */
const budgets: [url: string, kB: number][] = [
  ['/', 155],
  ['/league/132', 195],
  [`/sleeper/league/${second}`, 195],
  ['/league/132/team/13204', 215],
  [`/sleeper/league/${second}/team/${owner}`, 215],
  ['/history/132/pointsbyyear/2025', 215],
  ['/availableplayers/132', 215],
];

const visit = new Visit();

/** A file's size as a server sends it to a browser that takes gzip. */
function gzipped(path: string): number {
  const file = join(dist, path);
  return existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(readFileSync(file)).length;
}

test.each(budgets)('%s loads no more than %i kB of script before it is hydrated', async (url, kB) => {
  const html = await (await fetch(visit.address + url, { headers: { accept: 'text/html' } })).text();
  const files = [...html.matchAll(/<(?:script defer(?:="defer")? src|link rel="preload" as="script" href)="([^"]*)"/g)];
  expect(files.length).toBeGreaterThan(2);
  const bytes = files.reduce((sum, [, path]) => sum + gzipped(path!), 0);
  expect(bytes / 1000).toBeLessThanOrEqual(kB);
});

test('the landing page loads nothing of MUI', async () => {
  const page = await visit.openPage();
  const urls: string[] = [];
  page.on('request', (request) => urls.push(new URL(request.url()).pathname));
  await page.goto('/');
  await settled(page);
  const code = urls.filter((path) => /^\/assets\/.*\.js$/.test(path)).map((path) => readFileSync(join(dist, path), 'utf8'));
  expect(code.filter((text) => /MuiDataGrid|MuiDialog|MuiButtonBase/.test(text))).toEqual([]);
});

test('every file of /assets/ is cached for ever', async () => {
  const names = readdirSync(join(dist, 'assets')).filter((name) => /\.(js|png|webp|avif|svg)$/.test(name));
  const headers = await Promise.all(names.map((name) => fetch(`${visit.address}/assets/${name}`, { method: 'HEAD' })));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((_, index) => !headers[index]!.headers.get('cache-control')?.includes('immutable'))).toEqual([]);
});

test.each([
  '/',
  '/league/132',
  '/league/132/team/13204',
  '/availableplayers/132',
  '/draftorder/132',
  '/rosterbreakdown/132',
  '/history/132/pointsbyyear/2025',
  '/history/132/pointsbyyear/2025/13204',
])('%s has no layout shift while it loads', async (address) => {
  const page = await visit.openPage();
  await page.addInitScript(() => {
    window.name = '0';
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries())
        window.name = String(Number(window.name) + (entry as unknown as { value: number }).value);
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  await settled(page);
  await page.waitForTimeout(300);
  expect(Number(await page.evaluate('window.name'))).toBeLessThanOrEqual(0.01);
});

test.each([390, 1600])('at %i px the tabs of the rookies come where the server’s page has space for them', async (width) => {
  const tableAt = async (javaScriptEnabled: boolean) => {
    const page = await visit.openPage({ javaScriptEnabled, viewport: { width, height: 900 } });
    await page.goto('/rookies/132/2025');
    if (javaScriptEnabled) await page.getByRole('tab', { name: 'QB' }).waitFor();
    return page.getByRole('region', { name: 'Rookies' }).boundingBox();
  };
  const { x, y } = (await tableAt(false))!;
  const hydrated = (await tableAt(true))!;
  expect(hydrated.x).toBeCloseTo(x, 0);
  expect(hydrated.y).toBeCloseTo(y, 0);
});
