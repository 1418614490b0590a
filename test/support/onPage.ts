/** What journeys do and look for on any page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { testAdmin } from './testAdmin';

/** What axe finds wrong with a page, a line each; by all of its rules unless some are named. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // What fades in can be read when it is there in full; what turns for ever is not waited for.
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    const ending = moving.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // What passes needs no list, whose making takes longer than the looking.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

const sizes = [
  { width: 1600, height: 1000 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  // What 400 % of zoom leave of 1280 px.
  { width: 320, height: 640 },
];

/** By how many pixels the page is wider than its window, at each width where it is. Leaves the window at the smallest one. */
export async function overflows(page: Page): Promise<Record<number, number>> {
  const found: Record<number, number> = {};
  for (const size of sizes) {
    await page.setViewportSize(size);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) found[size.width] = over;
  }
  return found;
}

/** Waits until the page's code is at work and nothing on the page waits. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[role=progressbar], .drawn'));
}

/** Logs in as the admin, through the log-in page, and comes back to where the page is now. */
export async function logInAsAdmin(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('E-mail').fill(testAdmin.email);
  await page.getByLabel('Password').fill(testAdmin.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Log out' }).waitFor();
}
