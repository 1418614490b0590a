/** A screen that throws or whose code does not come: explained in its place, the way on stays open, and the way on clears it. */
import { act, screen, within } from '@testing-library/react';
import { routeIds, routes } from '../../src/routing/routes';
import { pages } from '../../src/app/pages';
import { preloadable } from '../../src/app/preloadable';
import { renderRoute } from '../support/renderRoute';
import { rest } from '../support/rest';
import { plain } from './checklist/names';
import { dataScreens, plainScreens } from './checklist/screens';

let log: jest.SpyInstance;
beforeEach(() => void (log = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => jest.restoreAllMocks());

const addressOf = (id: (typeof routeIds)[number]) =>
  id in plainScreens
    ? plainScreens[id as keyof typeof plainScreens].address
    : dataScreens[id as keyof typeof dataScreens].address({ ...plain, leagueId: '132', teamId: '13204' });

function Broken(): never {
  throw new Error('broken on purpose');
}
const breakPage = (id: (typeof routeIds)[number]) => jest.spyOn(pages[id], 'Component', 'get').mockReturnValue(Broken);

const explained = () => screen.findByRole('heading', { level: 1, name: 'This page could not be shown' });

test.each(routeIds)('%s: when it throws, the navbar and the league’s links stay, and lead on', async (id) => {
  breakPage(id);
  const { user } = renderRoute(addressOf(id));
  await explained();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  if (routes[id].provider) expect(screen.getByRole('navigation', { name: 'League' })).toBeInTheDocument();
  const main = screen.getByRole('navigation', { name: 'Main' });
  await user.click(within(main).getByRole('button', { name: 'Leagues' }));
  const [target, link] = id.endsWith('tandings') ? (['landing', 'Sideline'] as const) : (['standings', 'Universal'] as const);
  jest.spyOn(pages[target], 'Component', 'get').mockReturnValue(() => <h1>Away</h1>);
  await user.click(within(main).getByRole('link', { name: link }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Away' })).toBeInTheDocument();
  expect(screen.queryByText('This page could not be shown')).not.toBeInTheDocument();
});

const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

describe('code that does not come', () => {
  const Here = () => <h1>Here</h1>;
  const show = (load: () => Promise<{ default: typeof Here }>) => {
    const page = preloadable(load);
    jest.spyOn(pages.admin, 'Component', 'get').mockImplementation(() => page.Component);
    return renderRoute('/admin');
  };

  test('is asked for twice more before anything is said', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(chunkError())
      .mockRejectedValueOnce(chunkError())
      .mockResolvedValue({ default: Here });
    show(load);
    expect(await screen.findByRole('heading', { level: 1, name: 'Here' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(3);
    expect(log).not.toHaveBeenCalled();
  });

  test('is explained with a Reload button, and asked for again by the next visit', async () => {
    const load = jest.fn().mockRejectedValue(chunkError());
    const { user } = show(load);
    await explained();
    expect(load).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Sideline' }));
    await screen.findByRole('heading', { level: 1, name: 'Sideline' });
    load.mockResolvedValue({ default: Here });
    await rest(1200);
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { level: 1, name: 'Here' })).toBeInTheDocument();
  });

  test('code that came and throws is not asked for again', async () => {
    const load = jest.fn().mockRejectedValue(new SyntaxError('Unexpected token'));
    show(load);
    await explained();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
