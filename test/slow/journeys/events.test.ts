import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually';
import { Journey } from '../../support/journey';
import { logInAsAdmin, settled } from '../../support/onPage';

const journey = new Journey();
const team = '/league/132/team/13204';

const keepers = (page: Page) => page.getByRole('checkbox', { name: /^Keeper: / });

/** Resolves when a page of the context listens to the server. */
const listening = (page: Page) => page.waitForRequest((request) => request.resourceType() === 'eventsource');

test('a keeper marked in one browser appears in another, where scroll position and focus stay', async () => {
  const [commissioner, visitor] = [await journey.openPage(), await journey.openPage()];
  const connected = listening(visitor);
  await visitor.setViewportSize({ width: 1024, height: 500 });
  await Promise.all([visitor.goto(team), commissioner.goto(team)]);
  await connected;
  await logInAsAdmin(commissioner);
  await Promise.all([settled(visitor), settled(commissioner)]);

  await visitor.getByRole('button', { name: 'Display' }).focus();
  await visitor.mouse.wheel(0, 200);
  await eventually(async () => expect(await visitor.evaluate(() => window.scrollY)).toBeGreaterThan(0));
  const scrolled = await visitor.evaluate(() => window.scrollY);

  const before = await keepers(visitor).first().isChecked();
  await keepers(commissioner).first().click();
  await eventually(async () => expect(await keepers(visitor).first().isChecked()).toBe(!before));
  expect(await visitor.evaluate(() => [window.scrollY, document.activeElement?.textContent])).toEqual([scrolled, 'Display']);
  expect([...visitor.complaints, ...commissioner.complaints]).toEqual([]);
});

test('the tabs of a browser share one connection; another tab takes over when its tab is closed', async () => {
  const first = await journey.openPage();
  const streams: string[] = [];
  first.context().on('request', (request) => {
    if (request.resourceType() === 'eventsource') streams.push(request.url());
  });
  const connected = listening(first);
  await first.goto(team);
  await connected;
  const second = await first.context().newPage();
  await second.goto(team);
  await settled(second);
  const third = await journey.openPage();
  await third.goto(team);
  await logInAsAdmin(third);

  const before = await keepers(second).first().isChecked();
  await keepers(third).first().click();
  for (const page of [first, second]) await eventually(async () => expect(await keepers(page).first().isChecked()).toBe(!before));
  expect(streams).toHaveLength(1);

  const takenOver = listening(second);
  await first.close();
  await takenOver;
  await keepers(third).first().click();
  await eventually(async () => expect(await keepers(second).first().isChecked()).toBe(before));
});

test('a keeper is kept when the server is killed and restarted; a browser that lost its connection catches up', async () => {
  const [commissioner, visitor] = [await journey.openPage(), await journey.openPage()];
  const connected = listening(visitor);
  await Promise.all([visitor.goto('/league/132'), commissioner.goto(team)]);
  await connected;
  await logInAsAdmin(commissioner);
  const keeper = keepers(commissioner).first();
  const before = await keeper.isChecked();
  const expectMarked = () => eventually(async () => expect(await keeper.isChecked()).toBe(!before));
  await keeper.click();
  await expectMarked();
  await settled(commissioner);
  await commissioner.reload();
  await expectMarked();
  await settled(commissioner);

  const reconnected = listening(visitor);
  await journey.product.killAndRestart();
  const refetched = visitor.waitForResponse((response) => response.url().includes('/api/League/GetLeague?'));
  await reconnected;
  await commissioner.reload();
  await expectMarked();
  expect((await refetched).ok()).toBe(true);
  // Chromium logs what was loading when the server was killed.
  expect(commissioner.complaints.filter((text) => !text.includes('net::ERR_'))).toEqual([]);
});

test('a browser whose network has no free stream polls, without an error in the console', async () => {
  const streams: IncomingMessage[] = [];
  do {
    const [stream] = (await once(get(`${journey.product.address}/api/Events`, { agent: false }), 'response')) as [
      IncomingMessage,
    ];
    streams.push(stream);
  } while (streams.at(-1)!.statusCode === 200);
  const page = await journey.openPage();
  await page.clock.install();
  const refused = page.waitForResponse(/\/api\/Events/);
  await page.goto(team);
  expect((await refused).status()).toBe(204);
  await settled(page);
  const polled = page.waitForResponse(/\/api\/Team\/GetTeam\?/);
  await page.clock.fastForward(45_000);
  expect((await polled).ok()).toBe(true);
  expect(page.complaints).toEqual([]);
  for (const stream of streams) stream.destroy();
});

test('a maintenance call of one admin is followed by another, also one that fails and changes nothing', async () => {
  const [first, second] = [await journey.openPage(), await journey.openPage()];
  const connected = listening(second);
  await Promise.all([first.goto('/admin'), second.goto('/admin')]);
  await Promise.all([logInAsAdmin(first), logInAsAdmin(second)]);
  await connected;
  const line = (page: Page) => page.getByRole('listitem').filter({ hasText: 'loadNewFantasyProsFile' });
  await line(second).getByRole('button').waitFor();
  await line(first).getByRole('button').click();
  await line(second)
    .getByText(/^Failed at/)
    .waitFor();
});
