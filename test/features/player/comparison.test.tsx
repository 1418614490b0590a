import { screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { cellsOf, headersOf, rowsOf, texts } from '../../support/plainTable';
import { renderRoute } from '../../support/renderRoute';
import { showCharts } from '../../support/showCharts';

jest.mock('@mui/x-charts/LineChart', () => ({
  LineChart: ({ series, xAxis }: { series: object[]; xAxis: object[] }) => (
    <output data-testid="lines">{JSON.stringify({ series, weeks: xAxis })}</output>
  ),
}));

const league = '6199037';
const godwin = '4037';
const page = `/player/${league}/${godwin}`;

type Story = Schema<'PlayerStory'>;
const storyOf = async (playerId: string) =>
  (await get(`/api/League/GetPlayerStory?leagueId=${league}&playerId=${playerId}`)).json<Story>();
const index = async () => (await get(`/api/League/GetSearchIndex?leagueId=${league}`)).json<Schema<'SearchIndex'>>();

/** Three players who were in line-ups of 2025, and a free agent. */
async function others() {
  const { players } = await index();
  const rostered = players.filter(({ teamIds, playerId }) => teamIds && playerId !== godwin).slice(0, 3);
  return { rostered, free: players.find(({ teamIds }) => !teamIds)! };
}
const table = () => screen.findByRole('table', { name: 'Side by side' });
const address = () => window.location.pathname + window.location.search;
const listed = () => texts(within(screen.getByRole('list', { name: 'Compared players' })).getAllByRole('listitem'));
const rowOf = (name: string) => texts(cellsOf(rowsOf('Side by side').find((row) => row.cells[0]?.textContent === name)!));

const { IntersectionObserver: before } = globalThis;
// Jest takes seconds to transform them, which must not count in a test's time.
beforeAll(() => Promise.all([import('../../../src/features/player/Comparison'), import('../../../src/charts/charts')]));
beforeEach(() => server.intercept(null));
afterEach(() => {
  globalThis.IntersectionObserver = before;
});

test('a URL compares up to four players: a line each, which differ without colour, and a table with figures, seasons and weeks', async () => {
  showCharts();
  const { rostered } = await others();
  const ids = rostered.map(({ playerId }) => playerId);
  const stories = await Promise.all([godwin, ...ids].map(storyOf));
  renderRoute(`${page}?with=${ids.join(',')}&year=2024`);
  await waitFor(() => expect(headersOf('Side by side')).toEqual(['Figure', ...stories.map(({ player }) => player.playerName)]));
  expect(document.title).toBe('Chris Godwin · Player 2024 · Premier · Sideline');
  expect(rowOf('Position')).toEqual(['Position', ...stories.map(({ player }) => player.position)]);
  expect(rowOf('NFL Rank')).toEqual(['NFL Rank', ...stories.map(({ player }) => String(player.nflRank ?? 'N/A'))]);
  expect(rowOf('2025')).toEqual([
    '2025',
    ...stories.map(({ player, seasons }) => {
      const season = seasons.find((each) => each.season === 2025);
      if (!season) return '–';
      const { place, players } = season.positionRank;
      return `${season.points.toFixed(2)} ${player.position} ${place} of ${players}, ${season.startedPoints.toFixed(2)} as a starter`;
    }),
  ]);
  const ofWeek = ({ seasons }: Story, week: number) =>
    seasons.find(({ season }) => season === 2024)?.weeks.find((each) => each.week === week);
  expect(rowOf('Week 3')).toEqual([
    'Week 3',
    ...stories.map((story) => {
      const { points = null, isBye = false } = ofWeek(story, 3) ?? {};
      return isBye ? 'Bye' : (points?.toFixed(2) ?? '–');
    }),
  ]);
  const { series } = JSON.parse((await screen.findByTestId('lines')).textContent) as {
    series: { id: string; label: string; shape: string; data: (number | null)[] }[];
  };
  const drawn = stories.filter(({ seasons }) => seasons.some(({ season }) => season === 2024));
  expect(drawn.length).toBeGreaterThan(1);
  expect(series.map(({ label }) => label)).toEqual(drawn.map(({ player }) => player.playerName));
  expect(new Set(series.map(({ shape }) => shape)).size).toBe(series.length);
  expect(new Set(series.map(({ id }) => id.split(' ')[1])).size).toBe(series.length);
  expect(series.map(({ data }) => data[2])).toEqual(drawn.map((story) => ofWeek(story, 3)?.points ?? null));
});

test('the page leads to a comparison, where a player is found, added and removed; each has a URL', async () => {
  const { rostered } = await others();
  const [first, second] = rostered;
  const { user } = renderRoute(page);
  await user.click(await screen.findByText('Compare', { selector: 'a' }));
  await table();
  expect(screen.getByRole('heading', { level: 1, name: 'Compare Players' })).toBeInTheDocument();
  // The own player alone cannot be removed.
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();

  const form = within(screen.getByRole('search', { name: 'Add a player' }));
  const field = form.getByRole('searchbox', { name: 'Add a player' });
  await user.type(field, first!.playerName);
  await user.click(await form.findByRole('button', { name: new RegExp(`^${first!.playerName}`) }));
  await waitFor(() => expect(headersOf('Side by side')).toEqual(['Figure', 'Chris Godwin', first!.playerName]));
  expect(address()).toBe(`${page}?with=${first!.playerId}`);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');

  await user.type(field, second!.playerName);
  await form.findByRole('button', { name: new RegExp(`^${second!.playerName}`) });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(headersOf('Side by side')).toHaveLength(4));
  expect(address()).toBe(`${page}?with=${first!.playerId},${second!.playerId}`);

  await user.click(screen.getByRole('button', { name: `Remove ${first!.playerName}` }));
  await waitFor(() => expect(headersOf('Side by side')).toEqual(['Figure', 'Chris Godwin', second!.playerName]));
  expect(address()).toBe(`${page}?with=${second!.playerId}`);
  expect(screen.getByRole('list', { name: 'Compared players' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Remove Chris Godwin' }));
  await waitFor(() => expect(headersOf('Side by side')).toEqual(['Figure', second!.playerName]));
  expect(address()).toBe(`/player/${league}/${second!.playerId}?with=`);
  await user.click(screen.getByRole('link', { name: 'Whole story' }));
  expect(await screen.findByRole('heading', { level: 1, name: second!.playerName })).toBeInTheDocument();
});

test('a season of the table leads to its weeks, with the same players', async () => {
  const { rostered } = await others();
  const ids = rostered.slice(0, 2).map(({ playerId }) => playerId);
  const { user } = renderRoute(`${page}?with=${ids.join(',')}`);
  await user.click(await within(await table()).findByRole('link', { name: '2023' }));
  expect(await screen.findByRole('figure', { name: 'Points by week, 2023' })).toBeInTheDocument();
  expect(address()).toBe(`${page}?with=${ids.join(',')}&year=2023`);
});

test('a fifth player, the own one and a repeated one are left out; four have no field for a further one', async () => {
  const { rostered, free } = await others();
  const ids = rostered.map(({ playerId }) => playerId);
  renderRoute(`${page}?with=${[godwin, ids[0], ids[0], ids[1], ids[2], free.playerId].join(',')}`);
  await waitFor(() =>
    expect(headersOf('Side by side')).toEqual(['Figure', 'Chris Godwin', ...rostered.map((p) => p.playerName)]),
  );
  expect(screen.getByText('4 players are compared at most.')).toBeInTheDocument();
  expect(screen.queryByRole('searchbox', { name: 'Add a player' })).not.toBeInTheDocument();
});

test('an unknown and a malformed id are named, and can be removed; the others are compared', async () => {
  const { free } = await others();
  const { user } = renderRoute(`${page}?with=nobody,%2500,${free.playerId}`);
  await waitFor(() => expect(headersOf('Side by side')).toEqual(['Figure', 'Chris Godwin', free.playerName]));
  await screen.findByText('The league knows no player with the id “nobody”.');
  expect(listed().map((text) => text?.replace('Remove', ''))).toEqual([
    'Chris Godwin',
    'The league knows no player with the id “nobody”.',
    'The league knows no player with the id “%00”.',
    expect.stringContaining(free.playerName),
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove nobody' }));
  await waitFor(() => expect(listed()).toHaveLength(3));
});

test('a player who cannot be loaded has Retry, and the others are shown', async () => {
  const { rostered } = await others();
  const [{ playerId, playerName }] = rostered as [Schema<'FoundPlayer'>];
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.intercept(({ url }) => (url.includes(`playerId=${playerId}`) ? new Response('', { status: 503 }) : undefined));
  const { user } = renderRoute(`${page}?with=${playerId}`);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(headersOf('Side by side')).toEqual(['Figure', 'Chris Godwin']);
  server.intercept(null);
  await user.click(retry);
  await waitFor(() => expect(headersOf('Side by side')).toEqual(['Figure', 'Chris Godwin', playerName]));
  log.mockRestore();
});

test('a list of players that cannot be loaded has Retry', async () => {
  const { rostered } = await others();
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.intercept(({ url }) => (url.includes('GetSearchIndex') ? new Response('', { status: 503 }) : undefined));
  const { user } = renderRoute(`${page}?with=`);
  await user.type(await screen.findByRole('searchbox', { name: 'Add a player' }), rostered[0]!.playerName);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.intercept(null);
  await user.click(retry);
  expect(await screen.findByRole('button', { name: new RegExp(`^${rostered[0]!.playerName}`) })).toBeInTheDocument();
  log.mockRestore();
});

test('a Sleeper player is compared on his platform', async () => {
  const sleeper = '620000000000000149';
  const { players } = (await get(`/api/League/GetSearchIndex?leagueId=${sleeper}`)).json<Schema<'SearchIndex'>>();
  const other = players.find(({ teamIds, playerId }) => teamIds && playerId !== '3294')!;
  renderRoute(`/sleeper/player/${sleeper}/3294?with=${other.playerId}`);
  await waitFor(() => expect(headersOf('Side by side')).toEqual(['Figure', 'Dak Prescott', other.playerName]));
  expect(screen.getByRole('link', { name: other.playerName })).toHaveAttribute(
    'href',
    `/sleeper/player/${sleeper}/${other.playerId}`,
  );
});
