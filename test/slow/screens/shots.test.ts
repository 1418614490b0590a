/**
 * The main screens look as they did: pictures are kept in shots/ and compared coarsely.
 * After a wanted change of looks: `UPDATE_SHOTS=1 npx jest test/slow/screens/shots`, then look at what git shows as changed.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually';
import { Visit } from '../../support/journey';
import { settled } from '../../support/onPage';
import { difference, shrunk } from '../../support/shots';

const folder = join(__dirname, 'shots');
const screens: [name: string, address: string, shown: string][] = [
  ['landing', '/', '.league-card'],
  ['standings', '/league/132', '.card-grid .row-link'],
  ['team', '/league/132/team/13204', '[role=grid] .badge'],
  ['available-players', '/availableplayers/132', '[role=grid] .badge'],
  ['draft-order', '/draftorder/132', '.draft-round'],
];
/** The screens of which a light picture of a desktop and a dark one of a phone are enough. */
const others: typeof screens = [
  ['draft-board', '/draftorder/132?view=board', '.badge'],
  ['team-scores', '/history/132/pointsbyyear/2025', '[role=grid] [role=gridcell]'],
  ['weekly-scores', '/history/132/pointsbyyear/2025/13204', '[role=img] svg'],
  ['depth-chart', '/depthchart/132', '.depth-chart li'],
  ['roster-breakdown', '/rosterbreakdown/132', '[role=grid] [role=gridcell]'],
  ['history', '/league/history/132', '.card'],
  ['trades', '/predrafttrades/132/2026', '[role=grid] [role=gridcell]'],
  ['player', '/league/132/team/13204?player=4034', '[role=dialog] dd'],
  ['sleeper-standings', '/sleeper/league/620000000000000149', '.card-grid .row-link'],
];

type Scheme = 'light' | 'dark';
/** Width and height, and how many times smaller the picture is kept. */
const sizes: { width: number; height: number; factor: number; schemes: Scheme[] }[] = [
  { width: 1600, height: 1000, factor: 4, schemes: ['light', 'dark'] },
  { width: 390, height: 844, factor: 2, schemes: ['light', 'dark'] },
];
const fewSizes = sizes.map((size, index) => ({ ...size, schemes: [size.schemes[index]!] }));

const visit = new Visit();
const pictureOf = async (page: Page, factor: number) =>
  shrunk(page, await page.screenshot({ animations: 'disabled', caret: 'hide' }), factor);

/** Compares a page with the picture that is kept under its name, or keeps its picture. */
async function check(page: Page, name: string, factor: number) {
  const file = join(folder, `${name}.png`);
  if (process.env.UPDATE_SHOTS) {
    // A table's columns follow the width of the window after a while.
    await page.waitForTimeout(1000);
    await mkdir(folder, { recursive: true });
    return writeFile(file, await pictureOf(page, factor));
  }
  if (!existsSync(file)) throw new Error(`${name} is not kept yet: UPDATE_SHOTS=1 npx jest test/slow/screens/shots`);
  const kept = await readFile(file);
  await eventually(async () => {
    const png = await pictureOf(page, factor);
    const share = await difference(page, kept, png);
    if (share <= 0.03) return;
    const seen = join(__dirname, '../../../.cache', `${name}.png`);
    await writeFile(seen, png);
    throw new Error(`${name} differs in ${(share * 100).toFixed(1)} % from ${file}: see ${seen}`);
  }, 3_000);
}

test.each([...screens.map((screen) => [...screen, sizes] as const), ...others.map((screen) => [...screen, fewSizes] as const)])(
  '%s matches its screenshot, at 1600 and 390 px',
  async (name, address, shown, ofScreen) => {
    const page = await visit.reusePage({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' });
    await page.goto(address);
    await page.locator(shown).first().waitFor();
    await settled(page);
    await page.getByRole('button', { name: 'Display', includeHidden: true }).waitFor({ state: 'attached' });
    for (const { width, height, factor, schemes } of ofScreen) {
      await page.setViewportSize({ width, height });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await check(page, `${name}-${width}-${colorScheme}`, factor);
      }
    }
  },
);
