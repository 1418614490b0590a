import { screen, waitFor, within } from '@testing-library/react';
import { kickOffTime } from '../../../src/lib/dates';
import { leaguePaths } from '../../../src/routing/leaguePaths';
import { rulesOf } from '../../server/domain/keeperDesk/rules';
import { get } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderPage } from '../../support/renderPage';
import { testConfig } from '../../support/renderRoute';

const sunday = '620000000000000149';
const scopes = [
  { leagueId: '132', teamId: '13204' },
  { leagueId: sunday, teamId: '610000000000000112' },
];
const cardOf = async (team: string) => within(await screen.findByRole('region', { name: team }));

beforeAll(async () => {
  await server.addAccount({ email: 'owner@example.com', role: 'member', scopes });
  const rules = JSON.stringify(rulesOf({ deadline: '2026-08-25T22:00:00Z' }));
  await server.rows(`insert into keeper_rules values ('132', 2026, '${rules}')`);
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the home page of an account has a card for each of its teams: record, place, games, keepers and picks', async () => {
  await logIn('owner@example.com');
  renderPage('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your teams' })).toBeVisible();
  const card = await cardOf('Gridiron Gurus');
  expect(card.getByRole('link', { name: 'Gridiron Gurus' })).toHaveAttribute('href', '/league/132/team/13204');
  expect(card.getByRole('link', { name: 'Global League' })).toHaveAttribute('href', '/league/132');
  expect(await card.findByText('8-6-0')).toBeVisible();
  expect(card.getByText('1st of 4 in Atlantic')).toBeVisible();
  expect(await card.findByText('0 of 3 keepers chosen')).toBeVisible();
  expect(card.getByText('Deadline Tue, Aug 25, 2026, 6:00 PM EDT')).toBeVisible();
  expect(card.getByText(/^: lost 88\.06 – 88\.08 against/)).toHaveTextContent(
    'Week 17: lost 88.06 – 88.08 against Monsoon Season',
  );
  expect(await card.findByRole('link', { name: '16 picks in 2026' })).toHaveAttribute('href', '/draftorder/132');
  const other = await cardOf('Orchid Falconers');
  expect(other.getByRole('link', { name: 'Sunday Dynasty' })).toHaveAttribute('href', leaguePaths('sleeper').standings(sunday));
});

test('the next game of a team has the kick-off of its week', async () => {
  await logIn('owner@example.com');
  const side = (teamId: string, teamName: string) => ({ teamId, teamName, score: null, result: null });
  const games = [{ teams: [side('13204', 'Gridiron Gurus'), side('13209', 'Monsoon Season')] }];
  const comingGames = { leagueName: 'L', season: 2026, week: 1, weeks: [1], games, idle: [] };
  const kickOff = { season: 2026, week: 1, at: '2026-09-11T00:20:00Z' };
  const more: Record<string, object> = { '/api/League/GetLeague': { comingGames }, '/api/Settings': { kickOff } };
  server.intercept(async (request) => {
    const { pathname, search, searchParams } = new URL(request.url);
    if (!more[pathname] || searchParams.get('leagueId') !== '132') return undefined;
    return Response.json({ ...(await get(pathname + search)).json<object>(), ...more[pathname] });
  });
  renderPage('/');
  const card = await cardOf('Gridiron Gurus');
  const line = (await card.findByRole('link', { name: 'Week 1' })).closest('p');
  await waitFor(() =>
    expect(line).toHaveTextContent(`Week 1: plays Monsoon Season · Kick-off ${kickOffTime('2026-09-11T00:20:00Z')}`),
  );
  server.intercept(null);
});

test('leagues without a team of the account are below its teams', async () => {
  await logIn('owner@example.com');
  renderPage('/');
  const demos = within(await screen.findByRole('region', { name: 'Demo leagues' }));
  expect(demos.queryByRole('link', { name: /Global League/ })).not.toBeInTheDocument();
  expect(demos.getAllByRole('link')).toHaveLength(8);
});

test('so are public leagues that the configuration lacks', async () => {
  await server.rows(
    `insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled)
     values ('4711', 'default', 'Harbour League', 2026, 2026, false, false)`,
  );
  await logIn('owner@example.com');
  renderPage('/', testConfig({ hasMoreLeagues: true }));
  const others = within(await screen.findByRole('region', { name: 'Other leagues' }));
  expect(others.getByRole('link', { name: /Harbour League/ })).toHaveAttribute('href', '/league/4711');
  await server.rows("delete from league where id = '4711'");
});

test('what is new in the league since the last visit is counted', async () => {
  await logIn('owner@example.com');
  const first = renderPage('/');
  const card = await cardOf('Orchid Falconers');
  await card.findByText('7-7-0');
  expect(card.queryByText(/since your last visit/)).not.toBeInTheDocument();
  first.unmount();
  // The tab is closed, and the next visit is a new one.
  sessionStorage.clear();
  localStorage.setItem('last-visit:owner@example.com', '2000-01-01T00:00:00.000Z');
  renderPage('/');
  const again = await cardOf('Orchid Falconers');
  expect(await again.findByRole('link', { name: /^\d transactions since your last visit$/ })).toBeVisible();
});

test('an admin without a team sees the landing page', async () => {
  await logIn();
  renderPage('/');
  expect(await screen.findByRole('heading', { level: 2, name: 'What you find only here' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
});
