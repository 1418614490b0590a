/** What the first visit to a page may weigh: exact, because files have sizes and machines have moods. */
import { gzipSync } from 'node:zlib';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Journey } from '../support/journey';
import { settled } from '../support/onPage';

const dist = join(__dirname, '../../dist');
const second = '620000000000000149';
const owner = '610000000000000112';
/** What the page's code has drawn: what the server has drawn is inert. */
const rows = ':is(.card-grid tbody tr, .table-plain tbody tr):not([inert] *)';

/** Gzipped kB of JavaScript that has run when the page's content first stands in the document. */
const budgets: [address: string, shown: string, kB: number][] = [
  ['/', '.league-card', 90],
  ['/league/132', rows, 150],
  [`/sleeper/league/${second}`, rows, 150],
  ['/league/132/team/13204', rows, 160],
  [`/sleeper/league/${second}/team/${owner}`, rows, 160],
  ['/history/132/pointsbyyear/2025', rows, 160],
  ['/availableplayers/132', rows, 160],
];

const journey = new Journey();

/** A file's size as a server sends it to a browser that takes gzip. */
function gzipped(path: string): number {
  const file = join(dist, path);
  return existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(readFileSync(file)).length;
}

/** The size of the script that stands in the page itself. */
function gzippedInline(): number {
  const [, script] = /<script>([^]*?)<\/script>/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))!;
  return gzipSync(script!).length;
}

/** Runs in the page: notes the scripts that are added to it until the content comes. They are gone from it when they have run. */
const noteScripts = (shown: string) => {
  const paths: string[] = [];
  const look = (changes: MutationRecord[]) => {
    if (window.name) return;
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement && node.src) paths.push(new URL(node.src).pathname);
      if (node instanceof Element && (node.matches(shown) || node.querySelector(shown))) {
        window.name = paths.join();
        return;
      }
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
};

test.each(budgets)('%s shows %s on no more than %i kB of script', async (address, shown, kB) => {
  const page = await journey.openPage();
  await page.addInitScript(noteScripts, shown);
  await page.goto(address);
  const noted = await page.waitForFunction(() => window.name);
  const scripts = [...new Set((await noted.jsonValue()).split(','))];
  expect(scripts.length).toBeGreaterThan(2);
  const bytes = scripts.reduce((sum, script) => sum + gzipped(script), gzippedInline());
  expect(bytes / 1000).toBeLessThanOrEqual(kB);
});

test('the landing page asks for nothing of store, grid or dialogs', async () => {
  const page = await journey.openPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const code = asked.filter((path) => /^\/assets\/.*\.js$/.test(path)).map((path) => readFileSync(join(dist, path), 'utf8'));
  for (const mark of ['MuiDataGrid', 'MuiDialog', 'getRunningQueriesThunk']) {
    expect(code.filter((text) => text.includes(mark))).toEqual([]);
  }
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
])('%s shifts nothing while it comes', async (address) => {
  const page = await journey.openPage();
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
