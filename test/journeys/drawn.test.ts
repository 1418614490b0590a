/** A page as the server has drawn it, before and without its code. */
import type { Page } from 'playwright-core';
import { dataScreens } from '../support/screens';
import { Journey } from '../support/journey';
import { settled } from '../support/onPage';

const journey = new Journey();

/** The boxes of a page's headings, cards and tables, in whole pixels. */
async function boxes(page: Page): Promise<string[]> {
  const parts = await page.locator('h1, .page-header__subtitle, main .card, .league-card, .table-frame, .table-body').all();
  const shown = await Promise.all(
    parts.map(async (part) => ({ box: await part.boundingBox(), name: await part.getAttribute('class') })),
  );
  return shown.flatMap(({ box, name }) =>
    box ? [[name ?? 'h1', ...[box.x, box.y, box.width, box.height].map(Math.round)].join(' ')] : [],
  );
}

test.each(['/', ...dataScreens])(
  '%s is there to read without its code, in its place; its code asks the API for nothing more',
  async (screen) => {
    const bare = await journey.openPage();
    await bare.route('**/assets/main*.js', () => undefined);
    await bare.goto(screen, { waitUntil: 'commit' });
    await bare.locator('footer').waitFor();
    await bare.waitForLoadState('domcontentloaded');
    expect(await bare.locator('.drawn[inert] :is(tbody tr, main .card, .league-card)').count()).toBeGreaterThan(2);
    const drawn = await boxes(bare);
    const answered = await bare
      .locator('script[data-answer-to]')
      .evaluateAll((answers) => answers.map((answer) => (answer as HTMLElement).dataset['answerTo']));
    expect(bare.complaints).toEqual([]);
    await bare.context().close();

    const page = await journey.openPage();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url().slice(journey.product.address.length)));
    await page.goto(screen);
    await page.locator('.drawn').waitFor({ state: 'detached' });
    await settled(page);
    expect(await boxes(page)).toEqual(drawn);
    expect(answered.length > 1).toBe(screen !== '/');
    expect(calls.filter((call) => answered.includes(call))).toEqual([]);
    expect(page.complaints).toEqual([]);
  },
);

test('a page that is drawn cannot be used before its code is there: a press waits for it, and is not lost', async () => {
  const page = await journey.openPage();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/availableplayers/132', { waitUntil: 'commit' });
  await page.locator('.drawn tbody tr').first().waitFor();
  expect(await page.locator('.drawn[inert]').count()).toBe(1);
  const press = page
    .getByRole('button', { name: 'Menu' })
    .or(page.getByRole('button', { name: 'Leagues' }))
    .last()
    .click();
  await page.waitForTimeout(500);
  release();
  await press;
  await page.getByRole('link', { name: 'Premier' }).waitFor();
});

test('where the code does not come the page says so', async () => {
  const page = await journey.openPage();
  await page.route('**/assets/main*.js', (route) => route.abort());
  await page.goto('/league/132');
  await page.getByRole('alert').getByText('This page could not be loaded.').waitFor();
});
