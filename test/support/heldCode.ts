/** Pages as the server renders them, before their code is loaded. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Visit, WatchedPage } from './journey';

/** The URLs of the application's code. */
export const codeFiles = '**/assets/*.js';

/** A page whose code does not load before `release` is called. */
export async function openWithoutCode(
  visit: Visit,
  url: string,
  options: BrowserContextOptions = {},
): Promise<{ page: WatchedPage; release: () => void }> {
  const page = await visit.openPage(options);
  return { page, release: await gotoWithoutCode(page, url) };
}

/**
 * Opens a URL whose code does not load yet.
 * @returns what loads it
 */
export async function gotoWithoutCode(page: Page, url: string): Promise<() => void> {
  const release = await holdCode(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  return release;
}

/**
 * Holds the code of the pages that are opened next.
 * @returns what loads it
 */
export async function holdCode(page: Page): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(codeFiles, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** The API's data that a page requests from now on; the event stream brings none. */
export function apiRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.resourceType() !== 'eventsource') urls.push(request.url());
  });
  return urls;
}
