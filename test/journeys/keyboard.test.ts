/** The main jobs without a pointer: each stop of the keyboard is seen. */
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { focused } from '../support/keyboard';
import { Journey } from '../support/journey';
import { settled } from '../support/onPage';
import { testAdmin } from '../support/testAdmin';

const journey = new Journey();

const expectFocus = (page: Page, wanted: object) => eventually(async () => expect(await focused(page)).toMatchObject(wanted));

/** Presses Tab until the focus is on `wanted`; every stop on the way must be seen. */
async function tabTo(page: Page, wanted: string | RegExp, key = 'Tab') {
  const unseen = new Set<string>();
  const passed: string[] = [];
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press(key);
    const { what, seen } = await focused(page);
    passed.push(what);
    if (!seen && what.split(' ')[0] !== 'body') unseen.add(what);
    if (typeof wanted === 'string' ? what === wanted : wanted.test(what)) {
      expect([...unseen]).toEqual([]);
      return;
    }
  }
  throw new Error(`${key} never came to ${String(wanted)}, but to\n${passed.join('\n')}`);
}

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((last, key) => last.then(() => page.keyboard.press(key)), Promise.resolve());

/** Opens a link of the page's own league by the keyboard. The old page stays until the new one comes, with its title. */
async function follow(page: Page, name: string) {
  await tabTo(page, `a ${name}`);
  const left = await page.title();
  await press(page, 'Enter');
  await page.waitForFunction((title) => document.title !== title, left);
  await settled(page);
}

test('standings, team, player, keeper, a filter and a trade by keyboard alone, the focus always visible', async () => {
  const page = await journey.openPage();
  await page.goto('/league/132');
  await settled(page);
  await follow(page, 'Log in');
  await tabTo(page, 'input E-mail address');
  await page.keyboard.type(testAdmin.email);
  await tabTo(page, 'input Password');
  await page.keyboard.type(testAdmin.password);
  await press(page, 'Enter');
  await page.getByRole('button', { name: 'Log out' }).waitFor();
  await settled(page);

  await follow(page, 'Gridiron Gurus');
  await page.getByRole('grid', { name: 'Players' }).waitFor();
  await tabTo(page, /^div Position$/);
  await press(page, 'ArrowDown', 'ArrowRight');
  const cell = await focused(page);
  expect(cell.seen).toBe(true);
  await press(page, 'Enter');
  const player = page.getByRole('dialog');
  await player.waitFor();
  expect(await player.getAttribute('aria-labelledby')).not.toBeNull();
  await tabTo(page, 'button Close');
  await press(page, 'Enter');
  await player.waitFor({ state: 'detached' });
  await expectFocus(page, cell);

  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
  const { what, seen } = await focused(page);
  expect([what, seen]).toEqual([expect.stringMatching(/^input Keeper: /), true]);
  const keeper = page.getByRole('checkbox', { name: what.replace('input ', '') });
  const before = await keeper.isChecked();
  await press(page, 'Space');
  await page.waitForFunction((wanted) => (document.activeElement as HTMLInputElement | null)?.checked === wanted, !before);
  expect(await player.count()).toBe(0);

  await follow(page, 'Players');
  await page.getByRole('grid', { name: 'Available Players' }).waitFor();
  await tabTo(page, 'button Filter Name');
  await press(page, 'Enter');
  await page.getByRole('dialog', { name: 'Filter Name' }).waitFor();
  await expectFocus(page, { what: 'input Name', seen: true });
  await page.keyboard.type('son');
  await tabTo(page, 'button Apply');
  await press(page, 'Enter');
  await page.getByRole('button', { name: 'Remove Name: son' }).waitFor();
  await expectFocus(page, { what: 'button Filter Name', seen: true });

  await follow(page, 'Draft');
  await follow(page, 'Pre-Draft Trades');
  await tabTo(page, 'button Add Trade');
  await press(page, 'Enter');
  const trade = page.getByRole('dialog', { name: 'Add Pre Draft Trade' });
  await trade.waitFor();
  for (const field of ['input Date', 'select From team', 'select To team', 'select From round', 'select To pick'])
    await tabTo(page, field);
  await press(page, 'End');
  await tabTo(page, 'button Save');
  await press(page, 'Enter');
  await expectFocus(page, expect.objectContaining({ what: 'input Date' }));
  await press(page, 'Escape');
  await trade.waitFor({ state: 'detached' });
  await expectFocus(page, { what: 'button Add Trade', seen: true });
  expect(page.complaints).toEqual([]);
});
