import { fireEvent, screen, waitFor } from '@testing-library/react';
import { matchRoute } from '../../src/routing/matchRoute';
import type { AppStore } from '../../src/store/makeStore';
import { holdRequests } from '../support/interceptCalls';
import { leagueShown } from '../support/leagueShown';
import { renderRoute } from '../support/renderRoute';
import { sleep } from '../support/sleep';

let made: string[];
beforeEach(() => {
  localStorage.clear();
  made = [];
  server.intercept(({ url }) => {
    made.push(url.slice(url.indexOf('/api/')));
    return undefined;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  server.intercept(null);
});

const calls = (operation: string) => made.filter((address) => address.includes(operation));
const failedQueries = (store: AppStore) =>
  Object.values(store.getState().api.queries).filter((query) => query?.status === 'rejected').length;

test.each([
  ['the pointer rests on a link', (link: HTMLElement) => fireEvent.pointerOver(link)],
  ['a link gets the focus', (link: HTMLElement) => link.focus()],
])('when %s, its page’s queries are sent; the page sends none again', async (_case, approach) => {
  const { user } = renderRoute('/league/132');
  const link = (await screen.findAllByRole('link', { name: 'Gridiron Gurus' }))[0]!;
  approach(link);
  await waitFor(() => expect(calls('GetTeam?teamId=13204')).toHaveLength(1));
  expect(calls('GetTeamProfile?teamId=13204')).toHaveLength(1);
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Gridiron Gurus' });
  await screen.findByText('Trevor Lawrence');
  expect(calls('GetTeam?')).toHaveLength(1);
});

test('a pointer that only passes over a link prefetches nothing', async () => {
  renderRoute('/league/132');
  const link = (await screen.findAllByRole('link', { name: 'Gridiron Gurus' }))[0]!;
  fireEvent.pointerOver(link);
  fireEvent.pointerOver(document.body);
  await sleep(150);
  expect(calls('GetTeam')).toEqual([]);
});

test('on the landing page too: the page finds its data in the cache', async () => {
  const { user } = renderRoute('/');
  const link = await screen.findByRole('link', { name: /^Universal/ });
  fireEvent.pointerOver(link);
  await waitFor(() => expect(calls('GetLeague?leagueId=4800184')).toHaveLength(1));
  await user.click(link);
  await leagueShown('Universal');
  expect(calls('GetLeague?leagueId=4800184')).toHaveLength(1);
  expect(calls('Settings?leagueId=4800184')).toHaveLength(1);
});

test('a failed prefetch is sent again when its link is followed; only the page shows and logs it, and sends no third request', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.intercept(({ url }) => {
    made.push(url);
    return url.includes('GetTeam?') ? new Response('{"title":"Broken"}', { status: 500 }) : undefined;
  });
  const { user, store } = renderRoute('/league/132');
  const link = (await screen.findAllByRole('link', { name: 'Gridiron Gurus' }))[0]!;
  fireEvent.pointerOver(link);
  await waitFor(() => expect(failedQueries(store)).toBe(1));
  expect(log).not.toHaveBeenCalled();
  await user.click(link);
  await screen.findByText('No data available');
  expect(calls('GetTeam?')).toHaveLength(2);
  expect(log).toHaveBeenCalledTimes(1);
});

test('a prefetch that fails after its link was followed is logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const release = holdRequests('GetTeam?', new Response('{"title":"Broken"}', { status: 500 }));
  const { user, store } = renderRoute('/league/132');
  const link = (await screen.findAllByRole('link', { name: 'Gridiron Gurus' }))[0]!;
  fireEvent.pointerOver(link);
  await waitFor(() => expect(Object.keys(store.getState().api.queries).join()).toContain('getTeam('));
  await user.click(link);
  await release();
  await screen.findByText('No data available');
  expect(log).toHaveBeenCalledTimes(1);
});

test('a query that fails before its page’s code is loaded is logged once, and the page shows it without another request', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.intercept(({ url }) => {
    made.push(url);
    return url.includes('GetTeam?') ? new Response('{"title":"Broken"}', { status: 500 }) : undefined;
  });
  let show = () => {};
  const shown = new Promise<void>((resolve) => (show = resolve));
  const { route } = matchRoute('/league/132/team/13204')!;
  const { page } = route;
  jest.spyOn(route, 'page').mockImplementation(async () => {
    await shown;
    return page();
  });
  const { store } = renderRoute('/league/132/team/13204');
  await waitFor(() => expect(failedQueries(store)).toBe(1));
  show();
  await screen.findByText('No data available');
  await sleep(100);
  expect(screen.getByText('No data available')).toBeVisible();
  expect(calls('GetTeam?')).toHaveLength(1);
  expect(log.mock.calls).toEqual([[expect.objectContaining({ status: 500, body: { title: 'Broken' } })]]);
});

test('a failure stays on the page while its links are prefetched: its own query is not sent again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.intercept(({ url }) => {
    made.push(url);
    return /Settings|GetLeague\?/.test(url) ? new Response(null, { status: 500 }) : undefined;
  });
  renderRoute('/league/132');
  await screen.findByRole('button', { name: 'Retry' });
  await sleep(200);
  const before = made.length;
  screen.getByRole('link', { name: 'Standings', hidden: false }).focus();
  await sleep(50);
  screen.getByRole('link', { name: 'Teams', hidden: false }).focus();
  await waitFor(() => expect(calls('GetDepthChart')).toHaveLength(1));
  expect(made.slice(before).filter((url) => !url.includes('GetDepthChart'))).toEqual([]);
});
