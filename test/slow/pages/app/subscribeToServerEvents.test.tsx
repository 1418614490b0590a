import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { act, screen, waitFor, within } from '@testing-library/react';
import { subscribeToServerEvents } from '../../../../src/app/subscribeToServerEvents';
import shipped from '../../../../src/static/config.json';
import { send } from '../../../support/call';
import { logIn } from '../../../support/logIn';
import { renderRoute, testConfig } from '../../../support/renderRoute';

/** jsdom has none. A test sends the events. */
class EventStream extends EventTarget {
  static last: EventStream;
  static readonly CLOSED = 2;
  onmessage: (event: { data: string }) => void = () => undefined;
  close = () => undefined;
  constructor() {
    super();
    EventStream.last = this;
  }
}
const announceLeagues = () => act(async () => void EventStream.last.dispatchEvent(new Event('leagues')));
const announce = (leagueId: string | null) => act(async () => EventStream.last.onmessage({ data: JSON.stringify({ leagueId }) }));

const directory = mkdtempSync(join(tmpdir(), 'sideline-follow-'));
beforeAll(async () => {
  writeFileSync(join(directory, 'index.html'), '<title>Sideline</title>');
  writeFileSync(join(directory, 'config.json'), JSON.stringify(shipped));
  await server.restart(directory);
  // The pages of the tests before this one would hear of each event.
  Object.assign(globalThis, {
    EventSource: EventStream,
    BroadcastChannel: class {
      postMessage = () => undefined;
    },
  });
});
afterAll(() => rmSync(directory, { recursive: true }));
afterEach(() => {
  server.intercept(null);
  localStorage.clear();
});

let shown: ReturnType<typeof renderRoute>;

/** Opens a page that follows the server, as the browser's entry does. */
async function open(url = '/') {
  const app = (shown = renderRoute(url));
  await screen.findByRole('heading', { level: 1 });
  const previous = EventStream.last;
  subscribeToServerEvents(app, testConfig(), { render: (element) => app === shown && app.rerender(element) });
  await waitFor(() => expect(EventStream.last).not.toBe(previous));
  return app;
}
const change = (settings: object) => send('PUT', '/api/Leagues/Settings', { leagueId: '132', ...settings });
const leagueLink = (name: string) => within(screen.getByRole('main')).queryByRole('link', { name });

test('a renamed, closed and added league is in the menus at once, and what was opened stays', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Leagues' }));
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  await change({ leagueName: 'World League' });
  await announceLeagues();
  await waitFor(() => expect(leagueLink('World League')).toHaveAttribute('href', '/league/132'));
  expect(menu.getByRole('link', { name: 'World League' })).toBeInTheDocument();
  await server.rows(
    `insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled)
     values ('4711', 'default', 'Harbour League', 2026, 2026, false, false)`,
  );
  await change({ visibility: 'members' });
  await announceLeagues();
  await waitFor(() => expect(leagueLink('World League')).not.toBeInTheDocument());
  expect(await menu.findByRole('link', { name: 'Harbour League' })).toHaveAttribute('href', '/league/4711');
});

test('the latest requested configuration is used, whichever response arrives first, and a missing one changes nothing', async () => {
  await open();
  const [older, newer] = ['Older', 'Newer'].map((name) =>
    Response.json({ ...shipped, leagues: [{ id: '1', name, provider: 'default' }] }),
  );
  let release: (response?: Response) => void = () => undefined;
  const responses = [new Promise<Response | undefined>((resolve) => (release = resolve)), Promise.resolve(newer)];
  server.intercept(({ url }) => (url.endsWith('/config.json') ? responses.shift() : undefined));
  await announce(null);
  await waitFor(() => expect(responses).toHaveLength(1));
  await announce(null);
  await waitFor(() => expect(leagueLink('Newer')).toBeInTheDocument());
  await act(async () => release(older));
  const failed = jest.fn(() => new Response('', { status: 503 }));
  server.intercept(failed);
  await announce(null);
  await waitFor(() => expect(failed).toHaveBeenCalled());
  expect(leagueLink('Newer')).toBeInTheDocument();
});

test.each([
  ['is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['is back online', () => window.dispatchEvent(new Event('online'))],
])('a tab that %s loads the configuration', async (_, dispatch) => {
  await open();
  const leagues = [{ id: '1', name: 'Missed League', provider: 'default' }];
  server.intercept(({ url }) => (url.endsWith('/config.json') ? Response.json({ ...shipped, leagues }) : undefined));
  await announce('132');
  expect(leagueLink('Missed League')).not.toBeInTheDocument();
  dispatch();
  expect(await within(screen.getByRole('main')).findByRole('link', { name: 'Missed League' })).toBeInTheDocument();
});

test('the menus of an account show a league that is closed to others; an admin’s list changes too', async () => {
  await logIn();
  const { user } = await open('/admin?view=leagues');
  const leagues = within(await screen.findByRole('region', { name: 'Leagues' }));
  await leagues.findByRole('link', { name: 'Col League' });
  await server.rows(
    `insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled, visibility)
     values ('4712', 'default', 'Closed League', 2026, 2026, false, false, 'members')`,
  );
  await announceLeagues();
  expect(await leagues.findByRole('link', { name: 'Closed League' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Leagues' }));
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(await menu.findByRole('link', { name: 'Closed League' })).toHaveAttribute('href', '/league/4712');
});

test.each(['/league/132', '/league/history/132'])(
  '%s: a league that is closed while it is open is Not Found until it is opened again',
  async (url) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await change({ visibility: 'public' });
    await open(url);
    expect(await screen.findByRole('navigation', { name: 'League' })).toBeInTheDocument();
    await screen.findAllByText('Monsoon Season');
    await change({ visibility: 'members' });
    await announce('132');
    expect(await screen.findByRole('heading', { level: 1, name: 'Not Found' })).toHaveFocus();
    expect(screen.getByText('This league does not exist, or only its members can see it.')).toBeInTheDocument();
    expect(document.title).toMatch(/^Not Found/);
    expect(screen.queryByText(/Couldn’t load/)).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'League' })).not.toBeInTheDocument();
    await change({ visibility: 'public' });
    await announce('132');
    expect(await screen.findByRole('navigation', { name: 'League' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Not Found' })).not.toBeInTheDocument();
    log.mockRestore();
  },
);
