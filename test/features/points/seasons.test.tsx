import { screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { respondToCalls } from '../../support/interceptCalls';
import { leagueShown } from '../../support/leagueShown';
import { renderRoute, testConfig } from '../../support/renderRoute';

const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .queryAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);
const seasonLinks = () => links('League').filter(([label]) => /^\d{4} /.test(label ?? ''));

test('a league without the configured season leads to its newest one', async () => {
  renderRoute('/league/348764', testConfig({ season: 2030 }));
  await leagueShown('Col League');
  await waitFor(() =>
    expect(seasonLinks()).toEqual([
      ['2025 Rookies', '/rookies/348764/2025'],
      ['2025 Team Scores', '/history/348764/pointsbyyear/2025'],
    ]),
  );
});

test.each([
  ['without a configured season', { season: null }],
  ['that was added', { season: 2024, leagues: [] }],
])('a league %s leads to its newest one', async (_which, changes) => {
  renderRoute('/league/348764', testConfig(changes));
  await leagueShown('Col League');
  await waitFor(() => expect(seasonLinks().map(([label]) => label)).toEqual(['2025 Rookies', '2025 Team Scores']));
});

test.each([
  ['/history/348764/pointsbyyear/2026', 'Col League has no season 2026.', '2025', 'Season 2025'],
  ['/history/348764/pointsbyyear/1999', 'Col League has no season 1999.', '2025', 'Season 2019'],
  ['/sleeper/history/620000000000000149/pointsbyyear/2020', 'Sunday Dynasty has no season 2020.', '2025', undefined],
])('%s says that the league has not had the year, with a link to the newest one', async (url, text, newest, season) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = renderRoute(url);
  const link = await screen.findByRole('link', { name: `Go to ${newest} Team Scores` });
  expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
  if (season)
    expect(screen.getByRole('link', { name: season })).toHaveAttribute(
      'href',
      url.replace(/\d+$/, season.replace('Season ', '')),
    );
  await user.click(link);
  expect(window.location.pathname).toBe(url.replace(/\d+$/, newest));
  expect(await screen.findByRole('region', { name: 'Team Scores' })).toBeInTheDocument();
  log.mockRestore();
});

test('the season switch skips years that the league has not had', async () => {
  const settings = (await get('/api/Settings?leagueId=8645669')).json<Schema<'Settings'>>();
  const seasons = settings.seasons!.filter((season) => season !== 2023 && season !== 2024);
  respondToCalls('/api/Settings', () => ({ ...settings, seasons }));
  renderRoute('/history/8645669/pointsbyyear/2025');
  expect(await screen.findByRole('link', { name: 'Season 2022' })).toHaveAttribute('href', '/history/8645669/pointsbyyear/2022');
  server.intercept(null);
});
