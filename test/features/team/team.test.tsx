import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { holdRequests, respondToCalls } from '../../support/interceptCalls';
import { logIn } from '../../support/logIn';
import { renderRoute } from '../../support/renderRoute';
import { testAdmin } from '../../support/testAdmin';

const secondDrafted = '620000000000000149';

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
/** What is to be pressed in the table of players. */
const inPlayers = <T,>(read: (table: ReturnType<typeof within>) => T) =>
  waitFor(() => read(within(screen.getByRole('table', { name: 'Players' }))));
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent?.trim());

test('before the draft: the team’s card, the columns, the players in the order of their positions, open keeper boxes and a link to their costs, no game and no history', async () => {
  const players = await roster('13204');
  const { rules } = (await server.inject('/api/League/GetRules?leagueId=132')).json<{ rules: { keepers: number } }>();
  const asked = jest.fn();
  server.intercept(({ url }) => void (url.includes('GetKeeperChanges') && asked()));
  renderRoute('/league/132/team/13204');
  const card = await screen.findByRole('region', { name: 'Team profile' });
  await within(card).findByText('8-6-0');
  expect(within(card).getByRole('heading', { name: 'Gridiron Gurus' })).toBeInTheDocument();
  expect(card).toHaveTextContent(/OwnerTobias HartwellDivisionAtlantic/);
  expect(card).toHaveTextContent('1st of 4 in Atlantic');
  expect(card).toHaveTextContent('1446.74 points');
  const chosen = players.filter(({ isKeeper }) => isKeeper).length;
  await waitFor(() => expect(card).toHaveTextContent(`${chosen} of ${rules.keepers} keepers chosen`));
  expect(screen.getByRole('navigation', { name: 'League' })).toBeInTheDocument();

  for (const box of await screen.findAllByRole('checkbox')) expect(box).toBeEnabled();
  expect(heads()).toEqual(['Position', 'Name', 'NFL Team', 'Bye Week', 'Keeper', 'NFL Rank', 'ADP']);
  const names = players.map(({ playerName }) => playerName);
  const shown = screen.getAllByRole('row').map((row) => names.find((name) => row.textContent?.includes(name)));
  expect(shown.filter(Boolean)).toEqual(names);
  const costs = screen.getByRole('link', { name: 'What each player costs as a keeper' });
  expect(costs).toHaveAttribute('href', '/league/132/team/13204?view=keepers');
  expect(screen.queryByText(/Next game|no opponent/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Keeper marks' })).toBeNull();
  expect(asked).not.toHaveBeenCalled();

  expect(card.querySelector('img')).toHaveAttribute('src', '/avatars/13204.svg');
  fireEvent.error(card.querySelector('img')!);
  expect(card.querySelector('img')).toBeNull();
  expect(card.querySelector('.avatar')).toHaveTextContent('G');
});

test('after the draft there are no keepers to choose, one season needs no note, and the next game leads to the matchup', async () => {
  const { id } = await teamOf('348764');
  const standings = (await server.inject('/api/League/GetLeague?leagueId=348764')).json<object>();
  const side = (teamId: string, teamName: string) => ({ teamId, teamName, score: null, result: null });
  const games = [{ teams: [side('34876402', 'Harbour Lights'), side(id, 'Own')] }];
  const comingGames = { leagueName: 'L', season: 2025, week: 4, weeks: [1, 2, 3, 4], games, idle: [] };
  respondToCalls('/api/League/GetLeague', () => ({ ...standings, comingGames }));
  renderRoute(`/league/348764/team/${id}`);
  const card = await screen.findByRole('region', { name: 'Team profile' });
  await within(card).findByText(/ points$/);
  await inPlayers((table) => table.getAllByRole('row'));
  expect(heads()).not.toContain('Keeper');
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
  expect(card).not.toHaveTextContent('chosen');
  expect(screen.queryByText(/^The roster is of/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'What each player costs as a keeper' })).toBeNull();
  const line = screen.getByText(/Next game,/);
  expect(line).toHaveTextContent('Next game, week 4: Harbour Lights');
  expect([...line.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    `/matchup/348764/2025/4/${id}`,
    '/league/348764/team/34876402',
  ]);
});

test('a page says which season its roster and the standings are of, when they differ', async () => {
  const { id } = await teamOf(secondDrafted, 'GetSleeperLeague');
  renderRoute(`/sleeper/league/${secondDrafted}/team/${id}`);
  const note = await screen.findByText(/^The roster is of/);
  expect(note).toHaveTextContent('The roster is of 2026, the standings are of 2025.');
  const season = within(note).getByRole('link', { name: '2025' });
  expect(season).toHaveAttribute('href', `/sleeper/history/${secondDrafted}/pointsbyyear/2025`);
});

test('keeper boxes are disabled where keepers are not marked here', async () => {
  const { id } = await teamOf('4800184');
  renderRoute(`/league/4800184/team/${id}`);
  for (const box of await screen.findAllByRole('checkbox')) expect(box).toBeDisabled();
});

test('a toggle is busy while it saves, when a second click sends nothing; it replaces the roster with the response, and is announced, with Undo', async () => {
  await logIn();
  const { playerId, playerName } = (await roster('13204')).find(({ isKeeper }) => !isKeeper)!;
  const isKeeper = async () => (await roster('13204')).find((player) => player.playerId === playerId)!.isKeeper;
  const fetch = jest.spyOn(server, 'fetch');
  const sent = (part: string) => fetch.mock.calls.filter(([{ url }]) => url.includes(part));
  const release = holdRequests('/api/Team/TeamSetKeeper');
  const { user } = renderRoute('/league/132/team/13204');
  const box = (checked: boolean) => inPlayers((table) => table.getByRole('checkbox', { name: `Keeper: ${playerName}`, checked }));
  await user.click(await box(false));
  const busy = await box(true);
  expect(busy).toHaveAttribute('aria-busy', 'true');
  await user.click(busy);
  expect(await box(true)).toHaveAttribute('aria-busy', 'true');
  // The browser asks before it leaves the page, which would lose marks that wait.
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(false);
  await release();
  const saved = await screen.findByRole('group', { name: 'Saved' });
  const notice = within(saved);
  expect(notice.getByRole('link', { name: playerName })).toHaveAttribute('href', `/league/132/team/13204?player=${playerId}`);
  expect(saved).toHaveTextContent(`${playerName} is now a keeper`);
  expect(await box(true)).not.toHaveAttribute('aria-busy');
  expect(leaves()).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent('/GetTeam?')).toHaveLength(1);
  expect(sent('TeamSetKeeper')).toHaveLength(1);
  expect(await isKeeper()).toBe(true);

  await user.click(notice.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saved).toHaveTextContent(`${playerName} is no longer a keeper`));
  await box(false);
  expect(await isKeeper()).toBe(false);
  await user.click(notice.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('group', { name: 'Saved' })).not.toBeInTheDocument();
  fetch.mockRestore();
});

test('without a session a toggle leads to the log-in; after it the page offers the toggle', async () => {
  const { playerName, playerId } = (await roster('13204')).find(({ isKeeper }) => !isKeeper)!;
  const { user } = renderRoute('/league/132/team/13204');
  await user.click(await inPlayers((table) => table.getByRole('checkbox', { name: `Keeper: ${playerName}` })));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/log-in?timeout'));
  expect(await screen.findByText('Log in to continue.')).toBeVisible();
  expect(screen.queryByText(/session has expired/)).not.toBeInTheDocument();
  await user.click(await screen.findByLabelText(/^E-mail/));
  await user.paste(testAdmin.email);
  await user.click(screen.getByLabelText('Password'));
  await user.paste(testAdmin.password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  const notice = await screen.findByRole('alert');
  expect(window.location.pathname).toBe('/league/132/team/13204');
  expect(notice).toHaveTextContent(`Before you logged in you were about to mark ${playerName} as a keeper.`);
  await user.click(within(notice).getByRole('button', { name: 'Mark as keeper' }));
  await inPlayers((table) => table.getByRole('checkbox', { name: `Keeper: ${playerName}`, checked: true }));
  await waitFor(async () => expect((await roster('13204')).find((player) => player.playerId === playerId)!.isKeeper).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('keeper:');
});

test('the boxes of another team cannot be used, and the page says whose they are', async () => {
  await server.addAccount({ email: 'rival@example.com', role: 'member', scopes: [{ leagueId: '132', teamId: '13201' }] });
  await logIn('rival@example.com');
  renderRoute('/league/132/team/13204');
  expect(await screen.findByText('Its owner and the league’s commissioner choose its keepers.')).toBeVisible();
  const boxes = await inPlayers((table) => table.getAllByRole('checkbox', { name: /^Keeper/ }));
  for (const box of boxes) expect(box).toBeDisabled();
});

test('a team is opened only in its own league: another league’s is not found, with a link to the standings', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = renderRoute('/league/348764/team/13204');
  expect(await screen.findByRole('heading', { level: 1, name: 'Not Found' })).toBeInTheDocument();
  expect(screen.getByText('This league has no such team.')).toBeInTheDocument();
  expect(screen.queryByText('Gridiron Gurus')).not.toBeInTheDocument();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'standings' }));
  expect(window.location.pathname).toBe('/league/348764');
  log.mockRestore();
});
