import { screen, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { slotsText } from '../../../src/features/breakdown/choiceColumns';
import { reminderText } from '../../../src/features/breakdown/reminderText';
import { getKeeperChoices } from '../../samples/getKeeperChoices';
import { plain } from '../../samples/names';
import { get } from '../../support/call';
import { holdRequests, respondToCalls } from '../../support/interceptCalls';
import { logIn } from '../../support/logIn';
import { renderRoute } from '../../support/renderRoute';

type Choices = Schema<'KeeperChoices'>;

const call = '/api/League/GetKeeperChoices';
const path = '/keeperbreakdown/132?view=choices';
const choicesOf = async (leagueId: string) => (await get(`${call}?leagueId=${leagueId}`)).json<Choices>();
const sample = getKeeperChoices.response(plain, 1) as Choices;
const respond = (change: Partial<Choices>) => respondToCalls(call, () => ({ ...sample, ...change }));

const cellsOf = (row: HTMLElement) => [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent);
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map(cellsOf);

afterEach(() => server.intercept(null));

test('the tab Choices takes the place of the averages, with a title of its own', async () => {
  const { user } = renderRoute('/keeperbreakdown/132');
  const tabs = within(await screen.findByRole('navigation', { name: 'Keepers' }));
  expect(tabs.getByRole('link', { name: 'Averages' })).toHaveAttribute('aria-current', 'page');
  await user.click(tabs.getByRole('link', { name: 'Choices' }));
  expect(window.location.search).toBe('?view=choices');
  expect(await screen.findByRole('region', { name: 'Keepers of 2026' })).toBeVisible();
  expect(document.title).toMatch('Keeper Choices');
  expect(screen.queryByRole('button', { name: 'Age' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Choices' })).toHaveFocus();
});

test.each([
  ['', '132'],
  ['/sleeper', '620000000000000260'],
])('%s: a row a team with its slots, and who is expected in the first rounds', async (prefix, leagueId) => {
  const { teams, limit, firstPicks } = await choicesOf(leagueId);
  renderRoute(`${prefix}/keeperbreakdown/${leagueId}?view=choices`);
  expect((await rowsOf('Keeper choices')).slice(1).map((cells) => cells.slice(0, 2))).toEqual(
    teams.map(({ teamName, kept }) => [teamName, slotsText(kept.length, limit)]),
  );
  expect((await rowsOf('Expected first rounds')).slice(1)).toEqual(
    firstPicks.map(({ pick, teamName, player }) => [pick, teamName, `${player!.playerName} ${player!.position}`]),
  );
});

test('chosen and expected players have their costs; the surplus stands beside the best one, and what the rules refuse', async () => {
  respond({});
  renderRoute(path);
  expect(await rowsOf('Keeper choices')).toEqual([
    ['Team', 'Keepers', 'Chosen', 'Surplus', 'Best', 'Expected', 'Refused'],
    [
      ...[plain.team, '1 of 3, 2 free', `${plain.player} (7.04)`, '+3', '+5', `${plain.player} B (7.04)`],
      '2 of 1 RB keepers: take a mark back.',
    ],
  ]);
  expect(screen.getByText('Every team has chosen a keeper.')).toBeVisible();
});

test('slots are used and free, or too many', () => {
  expect([slotsText(2, 3), slotsText(3, 3), slotsText(4, 3), slotsText(2, null)]).toEqual([
    ...['2 of 3, 1 free', '3 of 3, 0 free', '4 of 3, 1 too many', '2'],
  ]);
});

test('a reminder names the teams without a keeper and the deadline in its time zone, to copy', async () => {
  const { leagueName } = sample;
  const waiting = ['Blitz', 'Nomads'].map((teamName) => ({ ...sample.teams[0]!, teamId: teamName, teamName, kept: [] }));
  respond({ teams: [...sample.teams, ...waiting] });
  const { user } = renderRoute(path);
  const field = await screen.findByRole('textbox', { name: 'A reminder for these teams' });
  const text =
    `${leagueName}: please choose your keepers of 2026 until Tue, Aug 25, 2099, 6:00 PM EDT. ` + 'Not chosen yet: Blitz, Nomads.';
  expect(field).toHaveValue(text);
  await user.click(screen.getByRole('button', { name: 'Copy reminder' }));
  expect(await navigator.clipboard.readText()).toBe((field as HTMLTextAreaElement).value);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('without a deadline the reminder says before the draft; an unknown time zone is UTC', () => {
  const of = { leagueName: 'L', season: 2026, deadline: null, timeZone: null };
  expect(reminderText(of, ['A'])).toBe('L: please choose your keepers of 2026 before the draft. Not chosen yet: A.');
  const odd = { ...of, deadline: '2026-08-25T22:00:00Z', timeZone: 'Mars/Olympus' };
  expect(reminderText(odd, ['A'])).toMatch(/until Tue, Aug 25, 2026, 10:00\sPM UTC\./);
});

test('after the deadline nobody is reminded', async () => {
  respond({ deadline: '2026-08-25T22:00:00Z', teams: [{ ...sample.teams[0]!, kept: [] }] });
  renderRoute(path);
  const card = within(await screen.findByRole('region', { name: 'Not chosen yet' }));
  expect(card.getByText(plain.team)).toBeVisible();
  expect(card.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('The deadline has passed: the marks are locked.')).toBeVisible();
});

test('after the draft it is a preview, without a reminder; without an order there are no first rounds', async () => {
  const { season } = await choicesOf('348764');
  renderRoute('/keeperbreakdown/348764?view=choices');
  expect(await screen.findByText(new RegExp(`^The draft is over. The costs are a preview of those of ${season}`))).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Not chosen yet' })).toBeNull();
  expect(screen.getByText('The open picks appear once the draft has an order.')).toBeVisible();
});

test('it waits with a spinner; a failed load offers Retry; a league without teams says so', async () => {
  const release = holdRequests(call);
  const { unmount } = renderRoute(path);
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  await release();
  expect(await screen.findByRole('table', { name: 'Keeper choices' })).toBeVisible();
  unmount();
  const log = jest.spyOn(console, 'error').mockImplementation();
  let isBroken = true;
  respondToCalls(call, () => (isBroken ? new Response('', { status: 500 }) : { ...sample, teams: [], firstPicks: [] }));
  const { user } = renderRoute(path);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isBroken = false;
  await user.click(retry);
  expect(await screen.findByText('Teams appear after the next refresh of the standings.')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  log.mockRestore();
});

test('what differs from the host stands by team; the commissioner takes the host’s after a question', async () => {
  const [team] = sample.teams;
  const same = { ...team!, teamId: '2', teamName: 'Owls', onlyHere: [], onlyHost: [] };
  const teams = [
    team!,
    { ...same, kept: [], onlyHost: team!.onlyHost },
    { ...same, teamId: '3', teamName: 'Rams', onlyHere: team!.onlyHere },
    { ...same, teamId: '4', teamName: 'Jets' },
    { ...same, teamId: '5', teamName: 'Colts', kept: [] },
  ];
  let isTaken = false;
  const taken = teams.map((each) => ({ ...each, onlyHere: [], onlyHost: [] }));
  server.intercept(({ url }) => {
    if (url.includes('TakeHostKeepers')) {
      isTaken = true;
      return new Response(null, { status: 204 });
    }
    return url.includes(call) ? Response.json({ ...sample, isHostKnown: true, teams: isTaken ? taken : teams }) : undefined;
  });
  await logIn();
  const { user } = renderRoute('/sleeper/keeperbreakdown/620000000000000260?view=choices');
  const label = 'Checked against Sleeper';
  expect(await rowsOf(label)).toEqual([
    ['Team', 'Sleeper', 'Only here', 'Only on Sleeper'],
    [plain.team, 'Differs', `${plain.player} RB`, `${plain.player} B WR`],
    ['Owls', 'Differs', '', `${plain.player} B WR`],
    ['Rams', 'Not set on Sleeper', `${plain.player} RB`, ''],
    ['Jets', 'Matches', '', ''],
    ['Colts', 'None on either side', '', ''],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Take Sleeper’s keepers' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/The marks of .*, Owls, Rams change/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Take' }));
  expect(await screen.findByText('Every mark is a keeper on Sleeper, too.')).toBeVisible();
});

test('a host that has told no keepers is not compared with', async () => {
  respond({ isHostKnown: false });
  renderRoute(path);
  await screen.findByRole('region', { name: 'Expected first rounds' });
  expect(screen.queryByText(/Checked against/)).toBeNull();
});
