/** A page that throws or whose chunk cannot be loaded: the error is explained in its place, the navigation stays, and leads on. */
import { act, screen, within } from '@testing-library/react';
import { routes } from '../../../../src/routing/routes';
import type { AppStore } from '../../../../src/store/makeStore';
import { PageError } from '../../../../src/app/PageError';
import { makeRoutes } from '../../../../src/app/routes';
import { renderRoute } from '../../../support/renderRoute';
import { testConfig } from '../../../support/renderApp';
import { routesByName, type RouteName } from '../../../support/routes';
import { plain } from '../../../samples/names';
import { dataScreens, plainScreens } from '../../../app/screenMatrix/screens';

let log: jest.SpyInstance;
beforeEach(() => void (log = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => jest.restoreAllMocks());

const addressOf = (name: RouteName) =>
  name in plainScreens
    ? plainScreens[name as keyof typeof plainScreens].address
    : dataScreens[name as keyof typeof dataScreens].address({ ...plain, leagueId: '132', teamId: '13204' });

function Broken(): never {
  throw new Error('broken on purpose');
}
const replacePage = (name: RouteName, page: () => React.JSX.Element) =>
  jest.spyOn(routesByName[name], 'page').mockResolvedValue(page);

const explained = () => screen.findByRole('heading', { level: 1, name: 'This page could not be shown' });

test('every screen explains an error in its place', () => {
  const screens = makeRoutes({} as AppStore, testConfig())[0]!.children!.filter(({ path }) => path !== '*');
  expect(screens.map(({ path }) => path)).toEqual(routes.map(({ path }) => path));
  expect(screens.filter(({ ErrorBoundary }) => ErrorBoundary !== PageError)).toEqual([]);
});

// Of no league, and of a league of each platform.
test.each(['landing', 'admin', 'standings', 'team', 'sleeperStandings', 'sleeperTeam'] as const)(
  '%s: when it throws, the navbar and the league’s links stay and work',
  async (name) => {
    replacePage(name, Broken);
    const [target, link] = name.endsWith('tandings') ? (['landing', 'Sideline'] as const) : (['standings', 'Universal'] as const);
    replacePage(target, () => <h1>Away</h1>);
    const { user } = renderRoute(addressOf(name));
    await explained();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
    if (routesByName[name].platform) expect(screen.getByRole('navigation', { name: 'League' })).toBeInTheDocument();
    const main = screen.getByRole('navigation', { name: 'Main' });
    await user.click(within(main).getByRole('button', { name: 'Leagues' }));
    await user.click(within(main).getByRole('link', { name: link }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Away' })).toBeInTheDocument();
    expect(screen.queryByText('This page could not be shown')).not.toBeInTheDocument();
  },
);

const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

describe('a chunk that cannot be loaded', () => {
  const Here = () => <h1>Here</h1>;
  const show = (load: () => Promise<typeof Here>) => {
    jest.spyOn(routesByName.admin, 'page').mockImplementation(load);
    return renderRoute('/admin');
  };

  test('is requested twice more before an error is shown', async () => {
    const load = jest.fn().mockRejectedValueOnce(chunkError()).mockRejectedValueOnce(chunkError()).mockResolvedValue(Here);
    show(load);
    expect(await screen.findByRole('heading', { level: 1, name: 'Here' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(3);
    expect(log).not.toHaveBeenCalled();
  });

  test('is explained with a Reload button; other pages can be opened', async () => {
    const load = jest.fn().mockRejectedValue(chunkError());
    const { user } = show(load);
    await explained();
    expect(load).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Sideline' }));
    await screen.findByRole('heading', { level: 1, name: 'Sideline' });
    expect(screen.queryByText('This page could not be shown')).not.toBeInTheDocument();
  });

  test('is explained as offline without a network', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(jest.fn().mockRejectedValue(chunkError()));
    await explained();
    expect(screen.getByText(/^Offline – this page has not been loaded/)).toBeInTheDocument();
    expect(screen.queryByText(/went wrong on our side/)).not.toBeInTheDocument();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    // Found a moment later where the page has not subscribed yet.
    expect(await screen.findByText(/went wrong on our side/)).toBeInTheDocument();
  });

  test('is not requested again where it was loaded and throws', async () => {
    const load = jest.fn().mockRejectedValue(new SyntaxError('Unexpected token'));
    show(load);
    await explained();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

test('data that was never loaded is explained as offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.intercept(() => {
    throw new TypeError('Failed to fetch');
  });
  renderRoute('/league/132');
  expect(await screen.findByText(/^Offline – this page has not been loaded on this device before/)).toBeInTheDocument();
  expect(await screen.findByText('No data available')).toBeInTheDocument();
  server.intercept(null);
});

test.each(['/league/132', '/draftorder/132', '/availableplayers/132', '/history/132/pointsbyyear/2025'])(
  'a response of {} is a failed load with Retry: %s',
  async (url) => {
    server.intercept(({ url: asked }) => (asked.includes('/api/Settings') ? undefined : Response.json({})));
    renderRoute(url);
    expect(await screen.findByText('No data available')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).toBeNull();
    server.intercept(null);
  },
);
