/** A further platform is one more object: its pages, links and menus follow from it. It uses the contract's operations that have no twin of its own. */
import { screen, within } from '@testing-library/react';
import type { PlatformKey } from '../../src/lib/config';
import type * as PlatformsModule from '../../src/platforms/platforms';
import { get } from '../support/call';
import { renderRoute, testConfig } from '../support/renderRoute';

const leagueId = '348764';

jest.mock('../../src/platforms/platforms', () => {
  const { platforms } = jest.requireActual<typeof PlatformsModule>('../../src/platforms/platforms');
  const third = { ...platforms.default, key: 'third', name: 'Third Host', pathPrefix: '/third' };
  return { platforms: { ...platforms, third } };
});

const config = testConfig({
  leagues: [
    { id: '132', name: 'Global League', provider: 'default' },
    { id: leagueId, name: 'Third League', provider: 'third' as PlatformKey },
  ],
});

test('the landing page lists its leagues under its name', async () => {
  renderRoute('/', config);
  expect(await screen.findByRole('heading', { name: 'On Third Host' })).toBeInTheDocument();
  const card = within(screen.getByRole('main')).getByRole('link', { name: /Third League/ });
  expect(card).toHaveAttribute('href', `/third/league/${leagueId}`);
});

test('its standings load, and link to its teams; its bar links to its other screens', async () => {
  const { teams } = (await get(`/api/League/GetLeague?leagueId=${leagueId}`)).json<{
    teams: { id: string; teamName: string }[];
  }>();
  const { user } = renderRoute(`/third/league/${leagueId}`, config);
  const [first] = teams;
  const [link] = await screen.findAllByRole('link', { name: first!.teamName });
  expect(link).toHaveAttribute('href', `/third/league/${leagueId}/team/${first!.id}`);
  const bar = within(screen.getByRole('navigation', { name: 'League' }));
  expect(bar.getAllByRole('link').filter((each) => !each.getAttribute('href')!.startsWith('/third/'))).toEqual([]);
  await user.click(link!);
  expect(await screen.findByRole('heading', { level: 1, name: first!.teamName })).toBeInTheDocument();
  expect(await screen.findByRole('table', { name: 'Players' })).toBeInTheDocument();
});

test('the same screen of a league on another platform has that platform’s path', async () => {
  const { user } = renderRoute(`/third/depthchart/${leagueId}`, config);
  await user.click(await screen.findByRole('button', { name: 'Leagues' }));
  const list = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(list.getByRole('link', { name: 'Global League' })).toHaveAttribute('href', '/depthchart/132');
});
