import type { Route } from 'playwright-core';
import shipped from '../../../src/static/config.json';
import { eventually } from '../../support/eventually';
import { Visit } from '../../support/journey';
import { settled } from '../../support/onPage';

const visit = new Visit();

/** Opens a page of a product whose config.json gets a response otherwise. */
async function openWith(path: string, response: (route: Route) => Promise<void>) {
  const page = await visit.openPage();
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route('**/config.json', response);
  await page.goto(path);
  return { page, calls, alerts };
}
const json = (body: object) => (route: Route) => route.fulfill({ json: body });

test.each([
  ['missing', (route: Route) => route.fulfill({ status: 404, body: '' }), 'config.json could not be loaded'],
  ['with a league of no provider', json({ ...shipped, leagues: [{ id: '1', name: 'L' }] }), 'leagues[0].provider must be'],
])('a config.json that is %s gets one clear full-page message that says what is wrong', async (_case, response, message) => {
  const { page } = await openWith('/league/132', response);
  await page.getByText(message).waitFor();
});

test('no API URL for the host: one alert names the host, no request is sent, and the page stays', async () => {
  const hosts = { 'other.example': { apiUrl: '', clientUrl: '' } };
  const { page, calls, alerts } = await openWith('/league/132', json({ ...shipped, hosts }));
  await page.locator('#content').getByText('No data available').waitFor();
  expect(alerts).toEqual([`No API URL is specified for ${new URL(visit.address).hostname}`]);
  expect(calls).toEqual([]);
});

test('one edited config.json changes names, season and leagues', async () => {
  const leagues = [{ id: '132', name: 'The Only League', provider: 'default' }];
  const { page } = await openWith(
    '/league/132',
    json({ ...shipped, productName: 'Gridiron', companyName: 'Co', season: 2024, leagues }),
  );
  await settled(page);
  await eventually(async () => expect(await page.title()).toBe('Standings · Global League · Gridiron'));
  expect(await page.getByRole('contentinfo').innerText()).toContain(`${new Date().getFullYear()} Co`);
  const links = page.getByRole('navigation', { name: 'League' });
  expect(await links.getByRole('link', { name: '2024 Rookies', includeHidden: true }).getAttribute('href')).toBe(
    '/rookies/132/2024',
  );
  await page.getByRole('button', { name: 'Leagues' }).click();
  await page.getByRole('link', { name: 'The Only League' }).waitFor();
});
