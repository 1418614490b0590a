/**
 * Takes the pictures of the documentation from a running product: `npm run screenshots -- http://localhost:3000`.
 * Writes docs/images/<name>.png and <name>-dark.png.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from './openBrowser';

const pages = {
  standings: '/league/132',
  team: '/league/132/team/13204',
  'available-players': '/availableplayers/132',
  'draft-board': '/draftorder/132?view=board',
  history: '/league/history/132',
};

const address = process.argv[2];
if (!address) {
  console.error('Name the address of a running product: npm run screenshots -- http://localhost:3000');
  process.exit(1);
}
const folder = join(import.meta.dirname, '../docs/images');
await mkdir(folder, { recursive: true });
const browser = await openBrowser();
for (const colorScheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 960 }, colorScheme });
  for (const [name, path] of Object.entries(pages)) {
    const page = await context.newPage();
    await page.goto(address + path);
    await page.waitForLoadState('networkidle');
    const file = `${name}${colorScheme === 'dark' ? '-dark' : ''}.png`;
    await page.screenshot({ path: join(folder, file) });
    console.log(`docs/images/${file}`);
    await page.close();
  }
}
await browser.close();
