import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '../../../../../src/api/types';
import { get } from '../../../../support/call';
import { chooseLeague } from '../../../../support/chooseLeague';
import { logIn } from '../../../../support/logIn';
import { renderRoute } from '../../../../support/renderRoute';

type Run = Schema<'MaintenanceRun'>;

/** The lists' own calls, which read; each test says what they send. */
let runs: Run[] | number;
let players: Schema<'UnmatchedPlayer'>[] | number;
const reply = (response: object[] | number) =>
  typeof response === 'number' ? Response.json({ status: response }, { status: response }) : Response.json(response);

/** What is sent to save aliases, and what responses it. */
let saved: unknown[];
let saveResponse: () => Response;

const run = (id: number, changes: Partial<Run> = {}): Run => ({
  ...{
    id,
    call: 'refreshRosters',
    leagueId: '132',
    leagueName: 'Global League',
    provider: 'default',
    startedBy: 'admin@example.com',
  },
  ...{ startedAt: '2026-11-20T08:05:00Z', endedAt: '2026-11-20T08:05:02Z', outcome: 'done', rows: 168, skipped: 12 },
  ...{ unmatched: [], seconds: 2.5, note: null, error: null, ...changes },
});
const player = (name: string, takesAlias = true, suggestions: string[] = []) => ({
  ...{ name, takesAlias, suggestions, runCount: 1 },
  runs: [{ call: 'loadNewFantasyProsFile', leagueName: null, startedAt: '2026-11-20T08:05:00Z' }],
});

const section = (name: string) => screen.getByRole('region', { name });
const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr')!;
const textsOf = (row: HTMLTableRowElement) => Array.from(row.cells, ({ textContent }) => textContent);

async function open(view: 'log' | 'players') {
  server.intercept(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/Admin/GetRuns') return reply(runs);
    if (pathname === '/api/Admin/GetUnmatchedPlayers') return reply(players);
    if (pathname !== '/api/Admin/SaveAlias') return undefined;
    saved.push(await request.clone().json());
    return saveResponse();
  });
  await logIn();
  const { user } = renderRoute(`/admin?view=${view}`);
  await screen.findByRole('heading', { name: view === 'log' ? 'Last runs' : 'Unmatched players' });
  return user;
}
const showView = (user: Awaited<ReturnType<typeof open>>, label: string) =>
  user.click(within(screen.getByRole('navigation', { name: 'Admin' })).getByRole('link', { name: label }));

beforeAll(() => get('/api/health'));
beforeEach(() => {
  [runs, players, saved] = [[], [], []];
  saveResponse = () => Response.json(players);
});
afterEach(() => {
  server.intercept(null);
  localStorage.clear();
});

test('the last runs show when, call, league, by whom, outcome, counts and note', async () => {
  runs = [
    run(3, { outcome: 'skipped', rows: 0, skipped: 0, note: 'This league comes from no host.' }),
    run(2, { call: 'populateCache', leagueId: null, leagueName: null, unmatched: ['<i>Bam</i>', 'Jammy Chase'] }),
    run(1, { leagueName: 'Premier', outcome: 'failed', error: 'no response', endedAt: null, seconds: 0 }),
    run(0, { call: 'somethingNew', outcome: 'running' }),
  ];
  const user = await open('log');
  const stamp = expect.stringMatching(/^2026-11-20 \d\d:05$/) as string;
  const by = 'admin@example.com';
  expect(textsOf(await rowOf('This league comes from no host.'))).toEqual([
    ...[stamp, 'Refresh rosters', 'Global League', by, 'Nothing to do', '0', '0', '2.5', '0', 'This league comes from no host.'],
  ]);
  expect(textsOf(await rowOf('no response'))).toEqual([
    ...[stamp, 'Refresh rosters', 'Premier', by, 'Failed', '168', '12', '0', '0', 'no response'],
  ]);
  expect(textsOf(await rowOf('somethingNew')).slice(1, 5)).toEqual(['somethingNew', 'Global League', by, 'Running']);
  const matchless = within(section('Last runs')).getByText('2', { selector: 'summary' });
  await user.click(matchless);
  expect(within(section('Last runs')).getByText('<i>Bam</i>')).toBeVisible();
});

test('only the newest runs are shown until all are requested', async () => {
  runs = Array.from({ length: 40 }, (_, i) => run(40 - i));
  const user = await open('log');
  const rows = () => within(section('Last runs')).getAllByRole('row').length - 1;
  await screen.findByRole('button', { name: 'Show all 40' });
  expect(rows()).toBe(15);
  await user.click(screen.getByRole('button', { name: 'Show all 40' }));
  expect(rows()).toBe(40);
  await user.click(screen.getByRole('button', { name: 'Show the last 15' }));
  expect(rows()).toBe(15);
});

test('empty lists of runs and unmatched players say so', async () => {
  const user = await open('log');
  expect(await screen.findByText('No call has been made yet.')).toBeVisible();
  await showView(user, 'Players');
  expect(await screen.findByText(/^The last run of each call matched everyone/)).toBeVisible();
  expect(await screen.findByText('There are no aliases yet.')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Alias' })).toBeNull();
});

test('lists that fail to load say so, and Retry loads them', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  [runs, players] = [503, 500];
  const user = await open('log');
  const retry = await within(section('Last runs')).findByRole('button', { name: 'Retry' });
  runs = [run(1)];
  await user.click(retry);
  expect(await within(section('Last runs')).findByText('Global League')).toBeVisible();
  await showView(user, 'Players');
  expect(await within(section('Unmatched players')).findByText('No data available')).toBeVisible();
  logged.mockRestore();
});

test('without a session no request is sent, and the page says what a log-in shows', async () => {
  const asked: string[] = [];
  server.intercept((request) => void asked.push(new URL(request.url).pathname));
  const { user } = renderRoute('/admin');
  expect(await screen.findByText(/^Log in as an admin to make these calls/)).toBeVisible();
  for (const label of ['Leagues & jobs', 'Players', 'People', 'Log']) {
    await showView(user, label);
    expect(await screen.findByText('Log in as an admin to see this.')).toBeVisible();
    expect(screen.queryByRole('region')).toBeNull();
  }
  expect(asked.filter((path) => path.startsWith('/api/Admin/'))).toEqual([]);
});

test('an unmatched player gets an alias by keyboard; a refused one stays in the form, with the field and the rule', async () => {
  players = [player('Bam Knight', true, ['Zonovan Knight']), player('Josh Allen', false), player('Jammy Chase')];
  const user = await open('players');
  expect(textsOf(await rowOf('Josh Allen'))[2]).toMatch(/^Ambiguous: a player with this name already exists/);
  expect(textsOf(await rowOf('Josh Allen'))[1]).toMatch(/^Load new FantasyPros file, 2026-11-20 \d\d:05$/);
  const enter = screen.getByRole('button', { name: 'Enter alias for Jammy Chase' });
  enter.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('combobox', { name: 'Unmatched player' })).toHaveValue('Jammy Chase');
  const field = screen.getByLabelText('Our player');
  expect(field).toHaveFocus();

  const errors = [{ field: 'player', message: 'must be the name of a player; there is no Nobody' }];
  saveResponse = () => Response.json({ status: 400, errors }, { status: 400 });
  await user.keyboard('Nobody{Enter}');
  expect(await screen.findByText('Our player: must be the name of a player; there is no Nobody')).toBeVisible();
  expect(field).toHaveValue('Nobody');

  saveResponse = () => Response.json([player('Bam Knight')]);
  await user.clear(field);
  await user.type(field, 'Tee Higgins{Enter}');
  expect(await screen.findByText('Jammy Chase is Tee Higgins from the next import on.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Jammy Chase' })).toBeNull());
  expect(screen.queryByText(/must be the name of a player/)).toBeNull();
  expect(saved).toEqual([
    { name: 'Jammy Chase', player: 'Nobody' },
    { name: 'Jammy Chase', player: 'Tee Higgins' },
  ]);
});

test('an alias in the form is restored after a reload, for the chosen player', async () => {
  players = [player('Bam Knight'), player('Jammy Chase')];
  const user = await open('players');
  await screen.findByRole('rowheader', { name: 'Jammy Chase' });
  await user.click(screen.getByRole('button', { name: 'Enter alias for Jammy Chase' }));
  await user.keyboard('Ja’Marr');
  cleanup();
  await open('players');
  expect(await screen.findByLabelText('Our player')).toHaveValue('Ja’Marr');
  await screen.findByRole('rowheader', { name: 'Jammy Chase' });
  expect(screen.getByRole('combobox', { name: 'Unmatched player' })).toHaveValue('Jammy Chase');
});

test('of many unmatched players those that an alias can match are shown first, until all are requested', async () => {
  const ambiguous = Array.from({ length: 30 }, (_, i) => player(`Twin ${i}`, false));
  players = [...ambiguous, player('Jammy Chase')];
  const user = await open('players');
  await rowOf('Twin 0');
  const list = within(section('Unmatched players'));
  const names = () => list.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names()).toHaveLength(15);
  expect(names()[0]).toBe('Jammy Chase');
  await user.click(list.getByRole('button', { name: 'Show all 31' }));
  expect(names()).toHaveLength(31);
});

test('a run shows its result league by league, and both lists are refetched', async () => {
  const user = await open('log');
  await screen.findByText('No call has been made yet.');
  runs = [run(1)];
  players = [player('Jammy Chase')];
  await showView(user, 'Calls');
  await chooseLeague(user, 'Global League');
  await user.click(screen.getByRole('button', { name: 'Refresh rosters' }));
  const box = await screen.findByRole('group', { name: 'Refresh rosters, by league', hidden: true });
  expect(textsOf(within(box).getByText('Global League').closest('tr')!)).toEqual([
    ...['Global League', '0', '0', expect.stringMatching(/^\d/) as string, '0', 'Season 2026 of this league comes from no host.'],
  ]);
  await user.click(screen.getByText('What it did'));
  expect(box).toBeVisible();
  await showView(user, 'Log');
  expect(await within(section('Last runs')).findByText('168')).toBeVisible();
  await showView(user, 'Players');
  expect(await screen.findByRole('rowheader', { name: 'Jammy Chase' })).toBeVisible();
});
