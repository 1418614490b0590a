/** One load of a page, measured in Chromium. */
import type { Browser, BrowserContext, CDPSession } from 'playwright-core';

export interface Profile {
  name: string;
  /** How many times slower the processor is. */
  cpu: number;
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

const megabit = 1_000_000 / 8;
export const profiles: Profile[] = [
  { name: 'desktop', cpu: 1 },
  { name: 'laptop', cpu: 4, network: { latency: 40, downloadThroughput: 10 * megabit, uploadThroughput: 10 * megabit } },
];

/** Times in ms since navigation began, sizes in bytes. */
export interface Load {
  bytes: number;
  script: number;
  requests: number;
  firstPaint: number;
  largestPaint: number;
  data: number;
  /** When the content is hydrated and usable; 0 on a page without React. */
  usable: number;
  grid: number;
  blocking: number;
  longest: number;
  shift: number;
}

declare global {
  interface Window {
    measured: Record<'paint' | 'largest' | 'data' | 'usable' | 'grid' | 'blocking' | 'longest' | 'shift', number>;
  }
}

/** Runs in the page before anything else. */
function watch({ ready, grid }: { ready: string; grid: string | null }) {
  const measured = { paint: 0, largest: 0, data: 0, usable: 0, grid: 0, blocking: 0, longest: 0, shift: 0 };
  window.measured = measured;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-paint') measured.paint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => (measured.largest = entry.startTime));
  observe('longtask', ({ duration }) => {
    measured.blocking += Math.max(0, duration - 50);
    measured.longest = Math.max(measured.longest, duration);
  });
  observe('layout-shift', (entry) => (measured.shift += (entry as unknown as { value: number }).value));
  const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  const look = () => {
    const found = (selector: string | null) => selector !== null && document.querySelector(selector) !== null;
    if (!measured.data && found(ready)) afterPaint(() => (measured.data ||= performance.now()));
    if (!measured.grid && found(grid)) afterPaint(() => (measured.grid ||= performance.now()));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  /** React marks each element that it has hydrated or created. */
  const isHydrated = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const lookForReact = () => {
    if (isHydrated(document.querySelector(ready)) && isHydrated(document.querySelector('footer')))
      measured.usable = performance.now();
    else requestAnimationFrame(lookForReact);
  };
  requestAnimationFrame(lookForReact);
}

export async function throttle(session: CDPSession, { cpu, network }: Profile) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
}

export interface Target {
  address: string;
  ready: string;
  grid?: string;
  /** Whether React hydrates the page. */
  hydrates?: boolean;
}

/** Resolves when for half a second nothing was loading. The endless stream of server-sent events does not count. */
function watchNetwork(session: CDPSession): () => Promise<void> {
  const loading = new Set<string>();
  let changedAt = performance.now();
  const changed = () => (changedAt = performance.now());
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname !== '/api/Events') loading.add(requestId);
    changed();
  });
  for (const event of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
    session.on(event, ({ requestId }) => {
      loading.delete(requestId);
      changed();
    });
  return async () => {
    while (loading.size > 0 || performance.now() - changedAt < 500) await new Promise((resolve) => setTimeout(resolve, 50));
  };
}

async function loadOnce(context: BrowserContext, target: Target, profile: Profile): Promise<Load> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session, profile);
  const isQuiet = watchNetwork(session);
  const types = new Map<string, string>();
  let [bytes, script, requests] = [0, 0, 0];
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.requestWillBeSent', () => (requests += 1));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (types.get(requestId) === 'Script') script += encodedDataLength;
  });
  // The compiler names inner functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watch, { ready: target.ready, grid: target.grid ?? null });
  await page.goto(target.address, { waitUntil: 'commit' });
  const needed = ['data', ...(target.grid ? ['grid'] : []), ...(target.hydrates ? ['usable'] : [])] as const;
  await page.waitForFunction((names) => names.every((name) => window.measured[name as 'data'] > 0), needed);
  // A moment longer, for subsequent work.
  await isQuiet();
  const { paint, largest, ...rest } = await page.evaluate(() => window.measured);
  await page.close();
  return { bytes, script, requests, firstPaint: paint, largestPaint: largest, ...rest };
}

const desktopWindow = { width: 1600, height: 1000 };

/** Loads a page in a new profile, and once more with the caches of the first visit. */
export async function load(browser: Browser, target: Target, profile: Profile): Promise<{ cold: Load; warm: Load }> {
  const context = await browser.newContext({ viewport: desktopWindow });
  try {
    const cold = await loadOnce(context, target, profile);
    // The service worker continues in the background and has finished before the second visit.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return { cold, warm: await loadOnce(context, target, profile) };
  } finally {
    await context.close();
  }
}
