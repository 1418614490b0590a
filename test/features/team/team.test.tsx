import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { teamApi } from '../../../src/api';
import { announcementsId } from '../../../src/browser/announce';
import { holdRequests, watchResponses } from '../../support/interceptCalls';
import { logIn } from '../../support/logIn';
import { renderRoute } from '../../support/renderRoute';
import { sleep } from '../../support/sleep';
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

test('before the draft: the team’s card, the columns, the players in the order of their positions and open keeper boxes', async () => {
  const players = await roster('13204');
  const { rules } = (await server.inject('/api/League/GetRules?leagueId=132')).json<{ rules: { keepers: number } }>();
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

  expect(card.querySelector('img')).toHaveAttribute('src', '/avatars/13204.svg');
  fireEvent.error(card.querySelector('img')!);
  expect(card.querySelector('img')).toBeNull();
  expect(card.querySelector('.avatar')).toHaveTextContent('G');
});

test('after the draft there are no keepers to choose, and one season needs no note', async () => {
  const { id } = await teamOf('348764');
  renderRoute(`/league/348764/team/${id}`);
  const card = await screen.findByRole('region', { name: 'Team profile' });
  await within(card).findByText(/ points$/);
  await inPlayers((table) => table.getAllByRole('row'));
  expect(heads()).not.toContain('Keeper');
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
  expect(card).not.toHaveTextContent('chosen');
  expect(screen.queryByText(/^The roster is of/)).not.toBeInTheDocument();
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

test('a toggle saves the keeper, replaces the roster with the response, and is announced, with Undo', async () => {
  await logIn();
  const { playerId, playerName } = (await roster('13204')).find(({ isKeeper }) => !isKeeper)!;
  const isKeeper = async () => (await roster('13204')).find((player) => player.playerId === playerId)!.isKeeper;
  const calls: string[] = [];
  server.intercept(({ url }) => void calls.push(url));
  const { user } = renderRoute('/league/132/team/13204');
  const box = (checked: boolean) => inPlayers((table) => table.getByRole('checkbox', { name: `Keeper: ${playerName}`, checked }));
  await user.click(await box(false));
  const saved = await screen.findByRole('group', { name: 'Saved' });
  const notice = within(saved);
  expect(notice.getByRole('link', { name: playerName })).toHaveAttribute('href', `/league/132/team/13204?player=${playerId}`);
  expect(saved).toHaveTextContent(`${playerName} is now a keeper`);
  await box(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls.filter((url) => url.includes('/GetTeam?'))).toHaveLength(1);
  expect(await isKeeper()).toBe(true);

  await user.click(notice.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saved).toHaveTextContent(`${playerName} is no longer a keeper`));
  await box(false);
  expect(await isKeeper()).toBe(false);
  await user.click(notice.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('group', { name: 'Saved' })).not.toBeInTheDocument();
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

test('on a slow network a checkbox is busy while it saves, and a second click sends nothing', async () => {
  await logIn();
  const { user } = renderRoute('/league/132/team/13210');
  const box = await inPlayers((table) => table.getAllByRole('checkbox')[2]!);
  const name = box.getAttribute('aria-label')!;
  const wasChecked = (box as HTMLInputElement).checked;
  const current = () => screen.getByRole('checkbox', { name });
  const sent = jest.spyOn(server, 'fetch');
  const release = holdRequests('/api/Team/TeamSetKeeper');
  await user.click(box);
  await waitFor(() => expect(current()).toHaveAttribute('aria-busy', 'true'));
  expect(current()).toHaveProperty('checked', !wasChecked);
  await user.click(current());
  expect(current()).toHaveProperty('checked', !wasChecked);
  // The browser asks before it leaves the page, which would lose marks that wait.
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(false);
  await release();
  await waitFor(() => expect(current()).not.toHaveAttribute('aria-busy'));
  expect(leaves()).toBe(true);
  expect(current()).toHaveProperty('checked', !wasChecked);
  expect(sent.mock.calls.filter(([{ url }]) => url.includes('TeamSetKeeper'))).toHaveLength(1);
  sent.mockRestore();
});

test('the boxes of another team cannot be used, and the page says whose they are', async () => {
  await server.addAccount({ email: 'rival@example.com', role: 'member', scopes: [{ leagueId: '132', teamId: '13201' }] });
  await logIn('rival@example.com');
  renderRoute('/league/132/team/13204');
  expect(await screen.findByText('Its owner and the league’s commissioner choose its keepers.')).toBeVisible();
  const boxes = await inPlayers((table) => table.getAllByRole('checkbox', { name: /^Keeper/ }));
  for (const box of boxes) expect(box).toBeDisabled();
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
