/** Measurements after the first load: clicks until their outcome is painted, and the memory left by 50 route changes. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { throttle, type Profile } from './measure';
import { measuredLeague as league } from './product';

interface Click {
  /** A function of the page, as text: clicks, and returns whether the outcome is there. */
  click: string;
  done: string;
}

/** Clicks within the page; resolves with the ms until the frame that shows the outcome. */
const clickToPaint = (page: Page, { click, done }: Click): Promise<number> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const start = performance.now();
    (${click})();
    const look = () => {
      if ((${done})()) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      else if (performance.now() - start > 10000) reject(new Error('Nothing happened.'));
      else setTimeout(look, 1);
    };
    look();
  })`);

const linkTo = (path: string) => `() => document.querySelector('a[href="${path}"]').click()`;
const headed = (selector: string) =>
  `() => document.querySelector('${selector}') !== null && !document.querySelector('[role=progressbar]')`;

const rows = 'main :is(td, .MuiDataGrid-cell)';
/** Route changes between pages of a league, and which of them have a grid; the league's bar of each page links to the next. */
const route: [path: string, grid: boolean][] = [
  [`/depthchart/${league}`, false],
  [`/draftorder/${league}`, false],
  [`/history/${league}/pointsbyyear/2025`, true],
  [`/rosterbreakdown/${league}`, true],
  [`/league/${league}`, false],
];

/** Ms until a page's rows are painted; if a grid replaces them, until the grid is there. */
async function visit(page: Page, [path, grid]: (typeof route)[number]): Promise<number> {
  const time = await clickToPaint(page, {
    click: linkTo(path),
    done: `() => document.title !== window.titled && location.pathname === '${path}' && (${headed(rows)})()`,
  });
  // Not with a selector's handle, which would retain the row and everything it references.
  if (grid) await page.locator('.MuiDataGrid-row').first().waitFor();
  await page.evaluate('window.titled = document.title');
  return time;
}

async function openPage(browser: Browser, address: string, profile: Profile) {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(address);
  // Before it is hydrated, a click on a link loads a document.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  return { page, session, throttled: () => throttle(session, profile), close: () => context.close() };
}

/** Ms of each route change, with the code and data of every page there already. */
export async function routeChanges(browser: Browser, product: string, profile: Profile, rounds: number): Promise<number[]> {
  const { page, throttled, close } = await openPage(browser, `${product}/league/${league}`, profile);
  for (let round = 0; round < 2; round++) for (const step of route) await visit(page, step);
  await throttled();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const step of route) {
      times.push(await visit(page, step));
      await page.waitForTimeout(150);
    }
  }
  await close();
  return times;
}

const firstCell = `document.querySelector('.MuiDataGrid-row')?.textContent`;

/** Ms of sorts, filters and key strokes in the list of 2,500 available players. */
export async function tableChanges(browser: Browser, product: string, profile: Profile, rounds: number) {
  const { page, throttled, close } = await openPage(browser, `${product}/availableplayers/${league}`, profile);
  await page.waitForSelector('.MuiDataGrid-row');
  await throttled();
  const [sorts, filters, keys]: [number[], number[], number[]] = [[], [], []];
  const changing = async (click: string) => {
    await page.evaluate(`window.before = ${firstCell}`);
    return clickToPaint(page, { click, done: `() => ${firstCell} !== window.before` });
  };
  for (let round = 0; round < rounds; round++) {
    for (let click = 0; click < 2; click++) {
      sorts.push(await changing(`() => document.querySelector('[role=columnheader][data-field=name]').click()`));
    }
    await page.getByRole('button', { name: 'Filter Name' }).click();
    await page.evaluate(`new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) (window.keys ??= []).push(duration); })
      .observe({ type: 'event', durationThreshold: 16 })`);
    await page.getByRole('textbox', { name: 'Name' }).pressSequentially('measured 12');
    await page.waitForTimeout(200);
    keys.push(...((await page.evaluate(`window.keys?.splice(0) ?? []`)) as number[]));
    filters.push(await changing(`() => document.querySelector('.MuiPopover-root [type=submit]').click()`));
    filters.push(await changing(`() => document.querySelector('.table-chip').click()`));
  }
  await close();
  return { sorts, filters, keys };
}

async function memory(session: CDPSession) {
  // The second pass frees what the first finalises.
  for (let pass = 0; pass < 2; pass++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes') };
}

/** What 50 route changes add to the heap (bytes) and to the document's nodes, once every page has been seen ten times. */
export async function growth(browser: Browser, product: string): Promise<{ heap: number; nodes: number }> {
  const { page, session, close } = await openPage(browser, `${product}/league/${league}`, { name: 'desktop', cpu: 1 });
  await session.send('Performance.enable');
  const rounds = async (count: number) => {
    for (let round = 0; round < count; round++) for (const step of route) await visit(page, step);
    await page.waitForTimeout(500);
  };
  // The engine compiles hot code. It keeps that code, but only once.
  await rounds(10);
  const before = await memory(session);
  await rounds(10);
  const after = await memory(session);
  await close();
  return { heap: after.heap - before.heap, nodes: after.nodes - before.nodes };
}
