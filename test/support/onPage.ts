/** Checks and actions of journeys on any page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page, Request } from 'playwright-core';
import { testAdmin } from './testAdmin';

/** Its own builder would inject axe twice for each check, which takes as long as the check. */
const axeFile = createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');

interface Axe {
  run: (
    context: Document | { include: Element[] },
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}

/** Waits for fades, without which a contrast is wrong, and loads axe into the document. Endless animations are not awaited. */
async function prepareAxe(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    const ending = moving.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(axeFile, 'utf8'));
}

/** The violations that axe finds on a page, one line each. */
export async function violations(page: Page): Promise<string[]> {
  await prepareAxe(page);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    // Listing what passes would take longer than the check.
    const { violations: found } = await axe.run(document, { resultTypes: ['violations'] });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}

/**
 * The texts with too little contrast in the present colours of a page that `violations` has checked in its other colours: one of the texts
 * that have the same class, colour, font and backgrounds. What covers a text does not depend on the colours.
 */
export async function contrastViolations(page: Page): Promise<string[]> {
  await prepareAxe(page);
  return page.evaluate(async () => {
    const backgrounds = new Map<Element, string>();
    const backgroundsOf = (element: Element): string => {
      const known = backgrounds.get(element);
      if (known !== undefined) return known;
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const above = element.parentElement ? backgroundsOf(element.parentElement) : '';
      const all = [above, backgroundColor, backgroundImage, opacity].join();
      backgrounds.set(element, all);
      return all;
    };
    const lookOf = (element: Element) => {
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      // Axe passes over these.
      const isExempt =
        element.matches(':disabled, [aria-disabled=true], .visually-hidden *') || element.textContent.trim().length === 1;
      return [element.className, isExempt, color, fontSize, fontWeight, textShadow, backgroundsOf(element)].join();
    };
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim();
    const texts = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        (element.matches('input, select, textarea') || [...element.childNodes].some(isText)),
    );
    const alike = new Map<string, Element[]>();
    for (const element of texts) alike.set(lookOf(element), [...(alike.get(lookOf(element)) ?? []), element]);
    const include = [...alike.values()].flatMap((all) => [...new Set([all[0]!, all[all.length >> 1]!, all.at(-1)!])]);
    const { axe } = window as unknown as { axe: Axe };
    const { violations: found } = await axe.run({ include }, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
    return found.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
  });
}

const sizes = [
  { width: 1600, height: 1000 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  // 1280 px at 400 % zoom.
  { width: 320, height: 640 },
];

/** By how many pixels the page overflows its window, by width. The window is left at the smallest width. */
export async function overflows(page: Page): Promise<Record<number, number>> {
  const found: Record<number, number> = {};
  for (const size of sizes) {
    await page.setViewportSize(size);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) found[size.width] = over;
  }
  return found;
}

/** In how many lines a word of an element is: more than one where it is broken. */
export const linesOf = (element: Locator, word: string): Promise<number> =>
  element.evaluate((node, text) => {
    const range = document.createRange();
    const start = node.textContent.indexOf(text);
    range.setStart(node.firstChild!, start);
    range.setEnd(node.firstChild!, start + text.length);
    return range.getClientRects().length;
  }, word);

/** A page's requests that are under way, and when one of them last began or ended. */
interface Traffic {
  open: Set<Request>;
  changedAt: number;
}

const trafficOf = new WeakMap<Page, Traffic>();
/** Milliseconds without a request after which a page has asked for all that it needs. */
const quiet = 150;
const patience = 15_000;

/** Notes the requests of a new page, for {@link settled}. The event stream stays open. */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { open: new Set(), changedAt: Date.now() };
  trafficOf.set(page, traffic);
  const note = (change: (request: Request) => void) => (request: Request) => {
    if (request.resourceType() === 'eventsource') return;
    change(request);
    traffic.changedAt = Date.now();
  };
  const end = note((request) => traffic.open.delete(request));
  page.on(
    'request',
    note((request) => traffic.open.add(request)),
  );
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

async function untilQuiet(page: Page): Promise<void> {
  const traffic = trafficOf.get(page);
  const start = Date.now();
  while (traffic && Date.now() - start < patience) {
    if (!traffic.open.size && Date.now() - traffic.changedAt >= quiet) return;
    await wait(20);
  }
  // A request of a page that was left may never be told to have ended.
  await page.waitForLoadState('networkidle');
}

/** Waits until the page is hydrated and nothing on it is loading. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(() => {
    const footer = document.querySelector('#root footer');
    // React marks each element that it has hydrated or created.
    return footer && Object.keys(footer).some((key) => key.startsWith('__reactFiber'));
  });
  await untilQuiet(page);
  await page.waitForFunction(() => !document.querySelector('[role=progressbar]'));
}

/** Logs in as the admin on the log-in page, which returns to the current page. */
export async function logInAsAdmin(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('E-mail').fill(testAdmin.email);
  await page.getByLabel('Password').fill(testAdmin.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Log out' }).waitFor();
}
