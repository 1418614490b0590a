import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hold, watchResponses } from '../../support/interceptCalls';
import { logIn } from '../../support/logIn';
import { renderRoute } from '../../support/renderRoute';
import { rest } from '../../support/rest';
import '../../support/table';

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

test('it shows a profile card with avatar, team name, owner and division, plus the league sub-navigation', async () => {
  renderRoute('/league/132/team/13204');
  const card = await screen.findByRole('region', { name: 'Team profile' });
  expect(await within(card).findByRole('heading', { name: 'Gridiron Gurus' })).toBeInTheDocument();
  expect(card).toHaveTextContent(/OwnerTobias HartwellDivisionAtlantic/);
  expect(card.querySelector('img')).toHaveAttribute('src', '/avatars/13204.svg');
  expect(screen.getByRole('navigation', { name: 'League' })).toBeInTheDocument();
});

test('the card tells record, place and points of the standings’ season, and before the draft the keepers chosen', async () => {
  const chosen = (await roster('13204')).filter(({ isKeeper }) => isKeeper).length;
  const { rules } = (await server.inject('/api/League/GetRules?leagueId=132')).json<{ rules: { keepers: number } }>();
  const { unmount } = renderRoute('/league/132/team/13204');
  const card = await screen.findByRole('region', { name: 'Team profile' });
  await within(card).findByText('8-6-0');
  expect(card).toHaveTextContent('1st of 4 in Atlantic');
  expect(card).toHaveTextContent('1446.74 points');
  await waitFor(() => expect(card).toHaveTextContent(`${chosen} of ${rules.keepers} keepers chosen`));
  unmount();
  const { id } = await teamOf('348764');
  renderRoute(`/league/348764/team/${id}`);
  const other = await screen.findByRole('region', { name: 'Team profile' });
  await within(other).findByText(/ points$/);
  await inGrid((grid) => grid.getAllByRole('row'));
  expect(other).not.toHaveTextContent('chosen');
});

test('before the draft: Position, Name, NFL team, Bye, Keeper, NFL Rank and ADP, sorted by position order', async () => {
  renderRoute('/league/132/team/13204');
  await screen.findAllByRole('checkbox');
  expect(heads()).toEqual(['Position', 'Name', 'NFL Team', 'Bye Week', 'Keeper', 'NFL Rank', 'ADP']);
  const names = (await roster('13204')).map(({ playerName }) => playerName);
  const shown = screen.getAllByRole('row').map((row) => names.find((name) => row.textContent?.includes(name)));
  expect(shown.filter(Boolean)).toEqual(names);
});

test('the Keeper column is shown only before the draft', async () => {
  const { id } = await teamOf('348764');
  renderRoute(`/league/348764/team/${id}`);
  await screen.findByRole('columnheader', { name: /Name/ });
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(heads()).not.toContain('Keeper');
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
});

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
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('each fact shows N/A when the rankings info is missing', async () => {
  server.intercept(async (request) => {
    if (!request.url.includes('/GetTeam?')) return undefined;
    const answer = (await server.inject('/api/Team/GetTeam?teamId=13204')).json<{ teamPlayers: Player[] }>();
    answer.teamPlayers = [{ ...answer.teamPlayers[0]!, playerName: 'Nobody Known', fantasyProsInfo: null }];
    return Response.json(answer);
  });
  const { user } = renderRoute('/league/132/team/13204');
  await user.click(await inGrid((grid) => grid.getByText('Nobody Known')));
  const dialog = await screen.findByRole('dialog');
  expect([...dialog.querySelectorAll('dd')].filter((value) => value.textContent === 'N/A')).toHaveLength(6);
});

test("each keeper checkbox is disabled unless the team's manualKeepersEnabled is true", async () => {
  const { id } = await teamOf('4800184');
  const { unmount } = renderRoute(`/league/4800184/team/${id}`);
  for (const box of await screen.findAllByRole('checkbox')) expect(box).toBeDisabled();
  unmount();
  renderRoute('/league/132/team/13204');
  for (const box of await screen.findAllByRole('checkbox')) expect(box).toBeEnabled();
});

test('toggling calls the set-keeper call and replaces the roster with the result', async () => {
  await logIn();
  const player = (await roster('13204')).find(({ isKeeper }) => !isKeeper)!;
  const calls: string[] = [];
  server.intercept((request) => {
    calls.push(request.url);
    return undefined;
  });
  const { user } = renderRoute('/league/132/team/13204');
  const box = await inGrid((grid) => grid.getByRole('checkbox', { name: `Keeper: ${player.playerName}` }));
  await user.click(box);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: `Keeper: ${player.playerName}` })).toBeChecked());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls.filter((url) => url.includes('/GetTeam?'))).toHaveLength(1);
  await waitFor(async () =>
    expect((await roster('13204')).find(({ playerId }) => playerId === player.playerId)!.isKeeper).toBe(true),
  );
  expect(screen.getByRole('checkbox', { name: `Keeper: ${player.playerName}` })).toBeChecked();
});

test('a saved keeper is told, with Undo', async () => {
  await logIn();
  const { playerId, playerName, isKeeper } = (await roster('13204'))[0]!;
  const { user } = renderRoute('/league/132/team/13204');
  const box = () => inGrid((grid) => grid.getByRole('checkbox', { name: `Keeper: ${playerName}`, checked: isKeeper }));
  const said = (now: boolean) => `${playerName} is ${now ? 'now a keeper' : 'no longer a keeper'}`;
  await user.click(await box());
  const notice = within(await screen.findByRole('group', { name: 'Saved' }));
  expect(notice.getByText(said(!isKeeper))).toBeVisible();
  await user.click(notice.getByRole('button', { name: 'Undo' }));
  await notice.findByText(said(isKeeper));
  await box();
  expect((await roster('13204')).find((player) => player.playerId === playerId)!.isKeeper).toBe(isKeeper);
  await user.click(notice.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('group', { name: 'Saved' })).not.toBeInTheDocument();
});

test('a 403 is a short notice, and everything stays where it is', async () => {
  await server.addAccount({ email: 'other@example.com', role: 'commissioner', scopes: [{ leagueId: '348764' }] });
  await logIn('other@example.com');
  const player = (await roster('13204')).find(({ isKeeper }) => !isKeeper)!;
  const { user } = renderRoute('/league/132/team/13204');
  await user.click(await inGrid((grid) => grid.getByRole('checkbox', { name: `Keeper: ${player.playerName}` })));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/\w{4}/));
  expect(screen.getByRole('checkbox', { name: `Keeper: ${player.playerName}` })).not.toBeChecked();
  expect(window.location.pathname).toBe('/league/132/team/13204');
});

test('without a session a toggle leads to /log-in?timeout, and the mark stays as it was', async () => {
  const { user } = renderRoute('/league/132/team/13204');
  await user.click(await inGrid((grid) => grid.getAllByRole('checkbox')[0]!));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/log-in?timeout'));
  expect(await screen.findByText('You must log in to go on.')).toBeVisible();
  expect(screen.queryByText(/session has expired/)).not.toBeInTheDocument();
});

test("the second provider's team page: same shape, Keeper before the draft, hidden after it", async () => {
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

test("the second provider's modal has Best, Avg, Worst, Std Dev, NFL Rank, Age and Bye Week, profile Owner and Division", async () => {
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

test("the second provider's set-keeper call replaces the player list with its answer", async () => {
  await logIn();
  const { id } = await teamOf(secondOpen, 'GetSleeperLeague');
  const { user } = renderRoute(`/sleeper/league/${secondOpen}/team/${id}`);
  const box = await inGrid((grid) => grid.getAllByRole('checkbox')[0]!);
  const name = box.getAttribute('aria-label')!;
  expect(box).not.toBeChecked();
  await user.click(box);
  await waitFor(() => expect(screen.getByRole('checkbox', { name })).toBeChecked());
});

test('the rows wait for the settings, so that the Keeper column never flickers in or out', async () => {
  const release = hold('/api/Settings');
  const answered = watchResponses();
  renderRoute('/league/132/team/13204');
  await screen.findByRole('heading', { name: 'Gridiron Gurus' });
  await answered('/api/Team/GetTeam?');
  await rest(200);
  expect(screen.queryByText((await roster('13204'))[0]!.playerName)).not.toBeInTheDocument();
  await release();
  expect((await screen.findAllByRole('checkbox')).length).toBeGreaterThan(5);
});

test("a player's modal closes with the page of its team", async () => {
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

test.each(['/league/348764/team/13204', '/league/132/team/9', `/sleeper/league/${secondDrafted}/team/9`])(
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

test('a team’s page says which season its roster and the standings are of, when they differ', async () => {
  const { id } = await teamOf(secondDrafted, 'GetSleeperLeague');
  const { unmount } = renderRoute(`/sleeper/league/${secondDrafted}/team/${id}`);
  expect(await screen.findByText('The roster is of 2026, the standings are of 2025.')).toBeVisible();
  unmount();
  const drafted = await teamOf('348764');
  renderRoute(`/league/348764/team/${drafted.id}`);
  await screen.findByRole('heading', { name: drafted.teamName });
  await inGrid((grid) => grid.getAllByRole('row'));
  expect(screen.queryByText(/^The roster is of/)).not.toBeInTheDocument();
});

test('a picture that fails to load gives way to the first letter of the team', async () => {
  renderRoute('/league/132/team/13204');
  const card = await screen.findByRole('region', { name: 'Team profile' });
  await within(card).findByRole('heading', { name: 'Gridiron Gurus' });
  fireEvent.error(card.querySelector('img')!);
  expect(card.querySelector('img')).toBeNull();
  expect(card.querySelector('.avatar--large')).toHaveTextContent('G');
});
