import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { teamApi } from '../../../../../src/api';
import { announcementsId } from '../../../../../src/browser/announce';
import { holdRequests, watchResponses } from '../../../../support/interceptCalls';
import { logIn } from '../../../../support/logIn';
import { renderRoute } from '../../../../support/renderRoute';
import { sleep } from '../../../../support/sleep';
import { testAdmin } from '../../../../support/testAdmin';
import '../../../../support/table';

const secondDrafted = '620000000000000149';
const secondOpen = '620000000000000260';

beforeEach(() => {
  server.intercept(null);
  localStorage.clear();
});

type Player = { playerId: string; playerName: string; position: string; isKeeper: boolean; fantasyProsInfo: object | null };
const roster = async (teamId: string) =>
  (await server.inject(`/api/Team/GetTeam?teamId=${teamId}`)).json<{ teamPlayers: Player[] }>().teamPlayers;
const teamOf = async (leagueId: string, call = 'GetLeague') =>
  (await server.inject(`/api/League/${call}?leagueId=${leagueId}`)).json<{ teams: { id: string; teamName: string }[] }>()
    .teams[0]!;
/** What is to be pressed, once the grid has taken the plain table's place. */
const inGrid = <T,>(read: (grid: ReturnType<typeof within>) => T) =>
  waitFor(() => read(within(screen.getByRole('grid', { name: 'Players' }))));
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent?.trim());

test('clicking a row opens a modal with best, average, worst, deviation, rank, age and bye; Close dismisses it', async () => {
  const player = (await roster('13204'))[0]!;
  const { user } = renderRoute('/league/132/team/13204');
  await user.click(await inGrid((grid) => grid.getByText(player.playerName)));
  const dialog = await screen.findByRole('dialog', { name: player.playerName });
  expect([...dialog.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
    'Best',
    'Average',
    'Worst',
    'Std Dev',
    'NFL Rank',
    'Age',
    'Bye Week',
  ]);
  expect(dialog).not.toHaveTextContent('N/A');
  expect(within(dialog).getByRole('link', { name: 'Gridiron Gurus' })).toHaveAttribute('href', '/league/132/team/13204');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('each fact shows N/A when the rankings info is missing', async () => {
  server.intercept(async (request) => {
    if (!request.url.includes('/GetTeam?')) return undefined;
    const response = (await server.inject('/api/Team/GetTeam?teamId=13204')).json<{ teamPlayers: Player[] }>();
    response.teamPlayers = [{ ...response.teamPlayers[0]!, playerName: 'Nobody Known', fantasyProsInfo: null }];
    return Response.json(response);
  });
  const { user } = renderRoute('/league/132/team/13204');
  await user.click(await inGrid((grid) => grid.getByText('Nobody Known')));
  const dialog = await screen.findByRole('dialog');
  expect([...dialog.querySelectorAll('dd')].filter((value) => value.textContent === 'N/A')).toHaveLength(6);
});

test.each([
  ['/league/132/team/13205', '/api/Team/TeamSetKeeper'],
  [`/sleeper/league/620000000000000260/team/610000000000001074`, '/api/Team/SleeperTeamSetKeeper'],
])('%s: what two people tick at the same time is ticked', async (url, call) => {
  await logIn();
  const { user } = renderRoute(url);
  await inGrid((grid) => grid.getAllByRole('checkbox'));
  const box = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Keeper: / }).find(({ checked }) => !checked)!;
  const name = box.getAttribute('aria-label')!;
  const fetch = server.fetch.bind(server);
  let sent = 0;
  // Another browser sends the same just before.
  server.intercept(async (request) => {
    if (!request.url.includes(call) || sent++ > 0) return undefined;
    server.intercept(null);
    await fetch(request.clone());
    return undefined;
  });
  await user.click(box);
  await waitFor(() => expect(sent).toBe(1));
  await waitFor(() => expect(screen.getByRole('checkbox', { name })).not.toHaveAttribute('aria-busy'));
  expect(screen.getByRole('checkbox', { name })).toBeChecked();
});

test('a roster requested before a keeper was saved does not undo the mark when it arrives later', async () => {
  await logIn();
  const { user, store } = renderRoute('/league/132/team/13210');
  const box = await inGrid((grid) => grid.getAllByRole('checkbox')[3]!);
  const name = box.getAttribute('aria-label')!;
  const wasChecked = (box as HTMLInputElement).checked;
  let deliver: () => void = () => undefined;
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  let requests = 0;
  server.intercept(async ({ url }) => {
    if (!url.includes('/api/Team/GetTeam?') || ++requests > 1) return undefined;
    const old = await roster('13210');
    await delivered;
    return Response.json({ teamId: '13210', leagueId: '132', teamPlayers: old });
  });
  act(
    () =>
      void store.dispatch(
        teamApi.endpoints.getTeam.initiate(
          { platform: 'default', leagueId: '132', teamId: '13210' },
          { subscribe: false, forceRefetch: true },
        ),
      ),
  );
  await waitFor(() => expect(requests).toBe(1));
  await user.click(box);
  const current = () => screen.getByRole('checkbox', { name });
  await waitFor(async () =>
    expect((await roster('13210')).find(({ playerName }) => name.includes(playerName))?.isKeeper).toBe(!wasChecked),
  );
  await waitFor(() => expect(current()).not.toHaveAttribute('aria-busy'));
  deliver();
  await waitFor(() => expect(requests).toBe(2));
  await waitFor(() => expect(current()).toHaveProperty('checked', !wasChecked));
});

test('a 403 is a short notice, and nothing changes', async () => {
  await server.addAccount({ email: 'former@example.com', role: 'member', scopes: [{ leagueId: '132', teamId: '13204' }] });
  await logIn('former@example.com');
  const player = (await roster('13204')).find(({ isKeeper }) => !isKeeper)!;
  const { user } = renderRoute('/league/132/team/13204');
  const box = await inGrid((grid) => grid.getByRole('checkbox', { name: `Keeper: ${player.playerName}` }));
  await server.rows(`delete from account_scope using account where id = account_id and email = 'former@example.com'`);
  await user.click(box);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/\w{4}/));
  expect(screen.getByRole('checkbox', { name: `Keeper: ${player.playerName}` })).not.toBeChecked();
  expect(window.location.pathname).toBe('/league/132/team/13204');
});

test('a toggle that the end of a session interrupted is offered to its account only', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const [other, path] = ['next@example.com', '/league/132/team/13204'];
  await server.addAccount({ email: other, role: 'admin' });
  await logIn();
  const { playerName } = (await roster('13204')).find(({ isKeeper }) => !isKeeper)!;
  const { user, unmount } = renderRoute(path);
  const box = await inGrid((grid) => grid.getByRole('checkbox', { name: `Keeper: ${playerName}` }));
  server.intercept(({ url }) => (url.includes('SetKeeper') ? new Response('', { status: 401 }) : undefined));
  await user.click(box);
  await waitFor(() => expect(window.location.pathname).toBe('/log-in'));
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain(testAdmin.email));
  expect(screen.queryByRole('alert')).toBeNull();
  server.intercept(null);
  unmount();
  await logIn(other);
  const page = renderRoute(path);
  await inGrid((grid) => grid.getByRole('checkbox', { name: `Keeper: ${playerName}` }));
  // The notice’s chunk loads.
  await sleep(300);
  expect(screen.queryByText(/^Before the log-in/)).toBeNull();
  page.unmount();
  await logIn();
  renderRoute(path);
  expect(await screen.findByText(`Before you logged in you were about to mark ${playerName} as a keeper.`)).toBeVisible();
  sessionStorage.clear();
  log.mockRestore();
});

test("Sleeper's team page: same shape, Keeper before the draft, hidden after it", async () => {
  const open = await teamOf(secondOpen, 'GetSleeperLeague');
  const { unmount } = renderRoute(`/sleeper/league/${secondOpen}/team/${open.id}`);
  expect((await screen.findAllByRole('checkbox'))[0]).toBeEnabled();
  expect(heads()).toEqual(['Position', 'Name', 'Team', 'Bye', 'Keeper', 'NFL Rank', 'ADP']);
  unmount();
  const drafted = await teamOf(secondDrafted, 'GetSleeperLeague');
  renderRoute(`/sleeper/league/${secondDrafted}/team/${drafted.id}`);
  expect(await screen.findByRole('heading', { name: drafted.teamName })).toBeInTheDocument();
  await screen.findByRole('columnheader', { name: /Name/ });
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
});

test("Sleeper's modal has Best, Avg, Worst, Std Dev, NFL Rank, Age and Bye Week, profile Owner and Division", async () => {
  const { id } = await teamOf(secondDrafted, 'GetSleeperLeague');
  const { user } = renderRoute(`/sleeper/league/${secondDrafted}/team/${id}`);
  await user.click(await inGrid((grid) => grid.getAllByText('WR')[0]!));
  const dialog = await screen.findByRole('dialog');
  expect([...dialog.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
    'Best',
    'Avg',
    'Worst',
    'Std Dev',
    'NFL Rank',
    'Age',
    'Bye Week',
  ]);
  const profile = document.querySelector<HTMLElement>('[aria-label="Team profile"]')!;
  expect([...profile.querySelectorAll('dt')].map((term) => term.textContent)).toEqual(['Owner', 'Division']);
});

test("Sleeper's set-keeper call replaces the player list with its response", async () => {
  await logIn();
  const { id } = await teamOf(secondOpen, 'GetSleeperLeague');
  const { user } = renderRoute(`/sleeper/league/${secondOpen}/team/${id}`);
  const box = await inGrid((grid) => grid.getAllByRole('checkbox')[0]!);
  const name = box.getAttribute('aria-label')!;
  expect(box).not.toBeChecked();
  await user.click(box);
  await waitFor(() => expect(screen.getByRole('checkbox', { name })).toBeChecked());
});

test("a player's modal closes when the page of its team is left", async () => {
  const player = (await roster('13204'))[0]!;
  const { user } = renderRoute('/league/132/team/13201');
  await screen.findByRole('heading', { name: 'Harbour Lights' });
  act(() => {
    window.history.pushState(null, '', '/league/132/team/13204');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await user.click(await inGrid((grid) => grid.getByText(player.playerName)));
  await screen.findByRole('dialog');
  expect(window.location.search).toBe(`?player=${player.playerId}`);
  act(() => window.history.go(-2));
  expect(await screen.findByText('Harbour Lights')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each(['/league/132/team/9', `/sleeper/league/${secondDrafted}/team/9`])(
  'a team is opened only in its own league: %s is not found, with a link to the standings',
  async (url) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderRoute(url);
    expect(await screen.findByRole('heading', { level: 1, name: 'Not Found' })).toBeInTheDocument();
    expect(screen.getByText('This league has no such team.')).toBeInTheDocument();
    expect(screen.queryByText('Gridiron Gurus')).not.toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('link', { name: 'standings' }));
    expect(window.location.pathname).toBe(url.split('/team/')[0]);
    log.mockRestore();
  },
);

test.each([['standings', '/api/League/GetLeague', 'GetLeague']])(
  'a failed refresh of the %s is shown with Retry, and announced',
  async (_what, path, part) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store } = renderRoute('/league/132/team/13204');
    const card = within(await screen.findByRole('region', { name: 'Team profile' }));
    await card.findByText('8-6-0');
    server.intercept(({ url }) => (new URL(url).pathname === path ? new Response('', { status: 500 }) : undefined));
    act(() => void store.dispatch(teamApi.util.invalidateTags(['Standings'] as never)));
    expect(await card.findByText(/^Couldn’t load the newest data/)).toBeVisible();
    await waitFor(() =>
      expect(document.getElementById(announcementsId)).toHaveTextContent('Team profile: could not be refreshed'),
    );
    const sent = jest.fn();
    server.intercept(({ url }) => void sent(url));
    fireEvent.click(card.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(card.queryByRole('button', { name: 'Retry' })).toBeNull());
    expect(sent.mock.calls).toEqual([[expect.stringContaining(part)]]);
    log.mockRestore();
  },
);

test('a profile of which nothing could be loaded says so', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.intercept(({ url }) => (/Get(Team|League)/.test(url) ? new Response('', { status: 500 }) : undefined));
  renderRoute('/league/132/team/13204');
  const card = within(await screen.findByRole('region', { name: 'Team profile' }));
  expect(await card.findByText(/^Couldn’t load this data/)).toBeVisible();
  await waitFor(() => expect(document.getElementById(announcementsId)).toHaveTextContent('Team profile: could not be loaded'));
  log.mockRestore();
});

test('a team that left its league has a page with its last season and no players; the standings link to it', async () => {
  const [left] = await server.rows<{ id: string; name: string }>(
    "delete from team where league_id = '348764' and id = (select max(id) from team where league_id = '348764') returning id, name",
  );
  const { user } = renderRoute('/league/348764');
  await user.click((await screen.findAllByRole('link', { name: left!.name }))[0]!);
  const card = await screen.findByRole('region', { name: 'Team profile' });
  expect(await within(card).findByText(/^This team has left the league after 20\d\d\.$/)).toBeInTheDocument();
  expect(window.location.pathname).toBe(`/league/348764/team/${left!.id}`);
  expect(screen.queryByText(/after the next refresh/)).not.toBeInTheDocument();
});

test('the rows wait for the settings, so that the Keeper column never flickers in or out', async () => {
  const release = holdRequests('/api/Settings');
  const responded = watchResponses();
  renderRoute('/league/132/team/13204');
  await screen.findByRole('heading', { name: 'Gridiron Gurus' });
  await responded('/api/Team/GetTeam?');
  await sleep(200);
  expect(screen.queryByText((await roster('13204'))[0]!.playerName)).not.toBeInTheDocument();
  await release();
  expect((await screen.findAllByRole('checkbox')).length).toBeGreaterThan(5);
});

test('a failed refresh of the profile is shown with Retry, and announced', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store } = renderRoute('/league/132/team/13204');
  const card = within(await screen.findByRole('region', { name: 'Team profile' }));
  await card.findByText('8-6-0');
  server.intercept(({ url }) => (url.includes('/GetTeamProfile') ? new Response('', { status: 500 }) : undefined));
  act(() => void store.dispatch(teamApi.util.invalidateTags(['Standings'] as never)));
  expect(await card.findByText(/^Couldn’t load the newest data/)).toBeVisible();
  await waitFor(() => expect(document.getElementById(announcementsId)).toHaveTextContent('Team profile: could not be refreshed'));
  const sent = jest.fn();
  server.intercept(({ url }) => void sent(url));
  fireEvent.click(card.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(card.queryByRole('button', { name: 'Retry' })).toBeNull());
  expect(sent.mock.calls).toEqual([[expect.stringContaining('GetTeamProfile')]]);
  log.mockRestore();
});
