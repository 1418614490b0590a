import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { get } from '../../support/call';
import { leagueShown } from '../../support/leagueShown';
import { logIn } from '../../support/logIn';
import { cellsOf, headersOf, rowsOf, texts } from '../../support/plainTable';
import { renderRoute } from '../../support/renderRoute';
import { enterTrade, possibleTrade } from '../../support/seeded';
import { testAdmin } from '../../support/testAdmin';

type Sent = Record<string, unknown>;

/** The saves that the page sends, each let through to the server unless a response is given. */
function watchSaves(response?: () => Response | Promise<Response | undefined>): Sent[] {
  const sent: Sent[] = [];
  server.intercept(async (request) => {
    if (request.method !== 'POST' || !request.url.endsWith('/api/PreDraftTrades')) return undefined;
    sent.push((await request.clone().json()) as Sent);
    return response?.();
  });
  return sent;
}

const rows = () => rowsOf('Pre-Draft Trades').map((row) => texts(cellsOf(row)));

/** Opens the modal of a league's trades. */
async function openModal(address = '/predrafttrades/132/2026') {
  const { user, store } = renderRoute(address);
  const button = await screen.findByRole('button', { name: 'Add Trade' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Pre Draft Trade' }));
  return { user, store, dialog, button };
}

/** A pick of round 5 or later that its first owner still holds. */
async function heldPick(team: string) {
  const { rounds } = (await get('/api/Draft/GetDraftOrder?leagueId=132')).json<{
    rounds: { picks: { pickString: string; teamId: string; originalTeam: string | null }[] }[];
  }>();
  const [pick] = rounds.slice(4).flatMap(({ picks }) => picks.filter((each) => each.teamId === team && !each.originalTeam));
  const [round = '', number = ''] = pick!.pickString.split('.');
  return { team, round, pick: String(Number(number)) };
}

/** Sets a field at once. */
const set = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

async function fill(dialog: ReturnType<typeof within>) {
  const [from, to] = [await heldPick('13204'), await heldPick('13206')];
  set(dialog.getByLabelText('Date'), '2026-08-20');
  for (const [side, values] of Object.entries({ From: from, To: to }))
    for (const [field, value] of Object.entries(values)) set(dialog.getByLabelText(`${side} ${field}`), value);
  return { from, to };
}

/** Only commissioners have the history and the form of several picks. */
function expectNoHistory(asked: string[]) {
  expect(asked.filter((url) => url.includes('/Entered'))).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Entered trades' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Trade several picks' })).toBeNull();
}

beforeAll(async () => {
  await server.addAccount({ email: 'member@example.com', role: 'member', scopes: [{ leagueId: '132', teamId: '13204' }] });
});
beforeEach(() => localStorage.clear());
afterEach(() => server.intercept(null));

test('a visitor reads the table, and what it does not list; no history is requested', async () => {
  const asked: string[] = [];
  server.intercept(({ url }) => void asked.push(url));
  renderRoute('/predrafttrades/132/2026');
  expect(await screen.findAllByText('14 Mar 2026')).toHaveLength(2);
  expect(headersOf('Pre-Draft Trades')).toEqual(['Date', 'Round', 'Pick', 'From', 'To']);
  expect(rows()[0]).toEqual(['14 Mar 2026', '1', '7', 'Second & Goal', "O'Neil & <Sons>"]);
  await leagueShown('Global League');
  expect(screen.getByRole('heading', { level: 1, name: '2026 Pre-Draft Trades' })).toBeInTheDocument();
  expect(document.title).toBe('2026 Pre-Draft Trades · Global League · Sideline');
  const link = screen.getByRole('link', { name: 'Transactions of 2026' });
  expect(link.parentElement).toHaveTextContent(
    /^Listed are picks of the draft of 2026\. Players, picks of other drafts and money .* are not: see the/,
  );
  expect(link).toHaveAttribute('href', '/transactions/132/2026');
  expectNoHistory(asked);
});

test('a member sees no history and no form of several picks, and none is requested', async () => {
  await logIn('member@example.com');
  const asked: string[] = [];
  server.intercept(({ url }) => void asked.push(url));
  renderRoute('/predrafttrades/132/2026');
  await waitFor(() => expect(asked.filter((url) => url.endsWith('/api/Account'))).toHaveLength(1));
  await screen.findAllByText('14 Mar 2026');
  expectNoHistory(asked);
});

test('the fields are in order; without a date nothing is sent; Close dismisses and the focus returns to the button', async () => {
  const sent = watchSaves();
  const { user, dialog, button } = await openModal();
  const fields = [...document.querySelectorAll<HTMLInputElement>('form input, form select')];
  expect(fields.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'Date',
    'From team',
    'To team',
    'From round',
    'To round',
    'From pick',
    'To pick',
  ]);
  expect(dialog.getByLabelText('Date')).toBeRequired();
  expect(dialog.getByLabelText('Date')).toHaveAttribute('type', 'date');
  expect(
    within(dialog.getByLabelText('From round'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(Array.from({ length: 16 }, (_, index) => String(index + 1)));
  expect(within(dialog.getByLabelText('To pick')).getAllByRole('option')).toHaveLength(12);
  expect(dialog.getByLabelText('To team')).toHaveDisplayValue('Café Touchdown');

  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([]);
  expect(dialog.getByLabelText('Date')).toBeInvalid();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveFocus();
});

test('after a save the table is replaced with the response, the modal closes, and the draft order is refetched', async () => {
  await logIn();
  const { user } = renderRoute('/draftorder/132');
  await user.click(await screen.findByRole('link', { name: 'Pre-Draft Trades' }));
  await screen.findByRole('table', { name: 'Pre-Draft Trades' });
  const before = rows().length;
  await user.click(screen.getByRole('button', { name: 'Add Trade' }));
  const dialog = within(await screen.findByRole('dialog'));
  const sent = watchSaves();
  const { from, to } = await fill(dialog);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(await screen.findByRole('group', { name: 'Saved' })).getByText('Trade saved')).toBeVisible();
  expect(sent).toEqual([
    {
      leagueId: '132',
      year: 2026,
      date: '2026-08-20',
      pickFromTeamId: '13204',
      pickToTeamId: '13206',
      roundFrom: Number(from.round),
      roundTo: Number(to.round),
      pickFrom: Number(from.pick),
      pickTo: Number(to.pick),
    },
  ]);
  expect(rows().slice(before)).toEqual([
    ['20 Aug 2026', from.round, from.pick, 'Gridiron Gurus', 'Tidal Wave 🌊'],
    ['20 Aug 2026', to.round, to.pick, 'Tidal Wave 🌊', 'Gridiron Gurus'],
  ]);
  await user.click(screen.getByRole('link', { name: 'Draft Order', hidden: false }));
  await waitFor(() => expect(within(screen.getByRole('main')).getAllByText('20 Aug 2026')).toHaveLength(2));
});

test('without a session Save opens the log-in page, which returns; a failed save keeps the modal open with everything typed, and says why', async () => {
  const { user, dialog } = await openModal();
  const { from } = await fill(dialog);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Log in to continue.')).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/log-in?timeout');
  expect((window.history.state as { usr: unknown }).usr).toEqual({ from: '/predrafttrades/132/2026' });

  const sent = watchSaves();
  set(screen.getByLabelText('E-mail address'), testAdmin.email);
  set(screen.getByLabelText('Password'), testAdmin.password);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));
  const reopened = within(await screen.findByRole('dialog', { name: 'Add Pre Draft Trade' }));
  expect(reopened.getByLabelText('Date')).toHaveValue('2026-08-20');
  set(reopened.getByLabelText('To team'), '13204');
  await user.click(reopened.getByRole('button', { name: 'Save' }));
  expect(await reopened.findByText(/^To team: must be another team/)).toBeVisible();
  expect(reopened.getByRole('alert')).toHaveTextContent('To team');
  expect(reopened.getByLabelText('Date')).toHaveValue('2026-08-20');
  expect(reopened.getByLabelText('To team')).toHaveDisplayValue('Gridiron Gurus');
  expect(reopened.getByLabelText('From round')).toHaveValue(from.round);
  expect(sent).toHaveLength(1);
});

test('a form with values is open again after a reload, unless it was closed; another account does not see it', async () => {
  await logIn();
  const { dialog } = await openModal();
  const { to } = await fill(dialog);
  cleanup();
  await logIn('member@example.com');
  renderRoute('/predrafttrades/132/2026');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Trade' })).toBeEnabled());
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  await logIn();
  const { user } = renderRoute('/predrafttrades/132/2026');
  const reopened = within(await screen.findByRole('dialog', { name: 'Add Pre Draft Trade' }));
  expect(reopened.getByLabelText('Date')).toHaveValue('2026-08-20');
  expect(reopened.getByLabelText('To team')).toHaveDisplayValue('Tidal Wave 🌊');
  expect(reopened.getByLabelText('To pick')).toHaveValue(to.pick);
  await user.click(reopened.getByRole('button', { name: 'Close' }));
  cleanup();
  renderRoute('/predrafttrades/132/2026');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Trade' })).toBeEnabled());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the commissioner corrects a trade and takes it back; the history shows who did what', async () => {
  await logIn();
  const trade = await possibleTrade('132');
  await enterTrade(trade);
  const { user } = renderRoute('/predrafttrades/132/2026');
  const section = within(await screen.findByRole('region', { name: 'Entered trades' }));
  const pick = `${trade.roundFrom}\\.${String(trade.pickFrom).padStart(2, '0')}`;
  const edit = (await section.findAllByRole('button', { name: new RegExp(`^Edit: .* gives ${pick} for`) }))[0]!;
  const before = rows();
  await user.click(edit);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Pre Draft Trade' }));
  expect(dialog.getByLabelText('Date')).toHaveValue('2026-08-19');
  expect(dialog.getByLabelText('From pick')).toHaveValue(String(trade.pickFrom));
  set(dialog.getByLabelText('Date'), '2026-08-02');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rows().filter(([date]) => date === '2 Aug 2026')).toHaveLength(2);
  expect(rows()).toHaveLength(before.length);
  const today = new Date().getFullYear();
  expect(await section.findByText(new RegExp(`^Corrected ${today}.* by ${testAdmin.email}$`))).toBeVisible();

  await user.click((await section.findAllByRole('button', { name: new RegExp(`^Take back: .* gives ${pick} for`) }))[0]!);
  const question = within(await screen.findByRole('dialog', { name: 'Take back this trade?' }));
  expect(question.getByText(/2 Aug 2026\. Both picks go back/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(rows()).toHaveLength(before.length - 2));
  expect(await section.findByText(new RegExp(`^Taken back ${today}.* by ${testAdmin.email}$`))).toBeVisible();
  expect(screen.getByText('Trade taken back')).toBeInTheDocument();
});

test('a league without picks gets an explanation in place of empty selectors, and an empty table says so', async () => {
  const { dialog } = await openModal('/predrafttrades/132/2025');
  expect(dialog.getByText(/No trade can be entered/)).toBeVisible();
  expect(screen.getByText('No data available')).toBeInTheDocument();
  expect(dialog.queryByRole('combobox')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
});

test("a host's trades and entered trades are in one list, which marks each", async () => {
  const league = '620000000000000260';
  const teams = await server.rows<{ id: string }>(`select id from team where league_id = '${league}' order by id limit 2`);
  const hands = teams.map(({ id }) => `'${id}'`).join(', ');
  await server.rows(
    `insert into pick_trade (league_id, season, round, pick, date, source, from_team_id, to_team_id)
     values ('${league}', 2026, 1, 1, '2026-03-01', 'host', ${hands}), ('${league}', 2026, 1, 2, '2026-04-01', 'manual', ${hands})`,
  );
  renderRoute(`/sleeper/predrafttrades/${league}/2026`);
  await waitFor(() => expect(screen.getAllByRole('columnheader').at(-1)).toHaveTextContent('Source'));
  expect(
    rows()
      .slice(0, 2)
      .map((row) => [row[0], row.at(-1)]),
  ).toEqual([
    ['1 Mar 2026', 'Host'],
    ['1 Apr 2026', 'Entered'],
  ]);
});
