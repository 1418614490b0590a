/** Checks and actions of journeys on any page. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type Axe from 'axe-core';
import type { Locator, Page, Request } from 'playwright-core';
import { testAdmin } from './testAdmin';

const axeFile = require.resolve('axe-core/axe.min.js');

/** Waits for fades, without which a contrast is wrong, and loads axe into the document. Animations by scroll and endless ones never end. */
async function prepareAxe(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const byTime = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    const moving = byTime.filter(({ playState }) => playState === 'running');
    const ending = moving.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(axeFile, 'utf8'));
}

/**
 * The violations that axe finds on a page, one line each.
 * @param rules the ids of the rules that are checked; all without them
 */
export async function violations(page: Page, ...rules: string[]): Promise<string[]> {
  await prepareAxe(page);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    // Listing what passes would take longer than the check.
    const { violations: found } = await axe.run(document, {
      resultTypes: ['violations'],
      ...(runOnly.length > 0 && { runOnly }),
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, rules);
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

/** Logs in on the log-in page with the password of every test account. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(testAdmin.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Logs in as the admin on the log-in page, which returns to the current page. */
export async function logInAsAdmin(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log in' }).click();
  await logIn(page, testAdmin.email);
  await accountMenu(page).waitFor();
}

/** The button of the menu of the account that is logged in. */
export const accountMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Account / });

/** Logs out by the account's menu. */
export async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}
