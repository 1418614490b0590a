import { eventually } from '../../support/eventually';
import { Visit } from '../../support/journey';
import { settled } from '../../support/onPage';

const visit = new Visit();

test('a visitor opens a league, a team, sorts its players and opens one by keyboard', async () => {
  const page = await visit.openPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Leagues' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Global League' }).click();
  await page.getByRole('heading', { level: 1, name: 'Standings' }).waitFor();
  await eventually(async () => expect(await page.title()).toBe('Standings · Global League · Sideline'));

  await page.getByRole('link', { name: 'Gridiron Gurus' }).first().click();
  const table = page.getByRole('grid', { name: 'Players' });
  await table.waitFor();
  await settled(page);
  // The first team has no previous one, and no empty button for it.
  expect(await page.locator('.prev-next > span').isVisible()).toBe(false);
  const positions = () => table.locator('[role=row] [data-field=position][role=gridcell]').allInnerTexts();
  await eventually(async () => expect((await positions())[0]).toBe('QB'));
  await table.getByRole('columnheader', { name: 'Position' }).click();
  await page.waitForFunction(() => document.querySelector('[role=gridcell][data-field=position]')?.textContent === 'DEF');

  // From the header that was clicked to the name below it.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const name = table.locator('[role=gridcell][data-field=playerName]').first();
  await eventually(async () => expect(await name.evaluate((node) => node.contains(document.activeElement))).toBe(true));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.innerText()).toMatch(
    /Best[\s\S]*Average[\s\S]*Worst[\s\S]*Std Dev[\s\S]*NFL Rank[\s\S]*Age[\s\S]*Bye Week/i,
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(page.complaints).toEqual([]);
});
