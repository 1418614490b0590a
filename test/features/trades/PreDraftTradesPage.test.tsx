import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '../../../src/api';
import { announcementsId } from '../../../src/browser/announce';
import { endSession, logOut } from '../../../src/session/sessionActions';
import { get } from '../../support/call';
import { leagueShown } from '../../support/leagueShown';
import { logIn } from '../../support/logIn';
import { renderRoute } from '../../support/renderRoute';
import { enterTrade, possibleTrade } from '../../support/seeded';
import { findGrid } from '../../support/table';
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

const cells = (row: HTMLElement) => [...row.querySelectorAll('[role$=cell]')].map(({ textContent }) => textContent);
const rows = () => {
  const name = 'Pre-Draft Trades';
  const table = screen.queryByRole('grid', { name }) ?? screen.getByRole('table', { name });
  return within(table).getAllByRole('row').slice(1).map(cells);
};

/** Opens the modal of a league's trades. */
async function openModal(address = '/predrafttrades/132/2026') {
  const { user, store } = renderRoute(address);
  const button = await screen.findByRole('button', { name: 'Add Trade' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Pre Draft Trade' }));
  return { user, store, dialog, button };
}

/** A pick of round 5 or later that its first owner still holds, as [team, round, pick]. */
async function heldPick(teamName: string): Promise<[team: string, round: string, pick: string]> {
  const { rounds } = (await get('/api/Draft/GetDraftOrder?leagueId=132')).json<{
    rounds: { picks: { pickString: string; teamName: string; originalTeam: string | null }[] }[];
  }>();
  const pick = rounds
    .slice(4)
    .flatMap(({ picks }) => picks.find((each) => each.teamName === teamName && !each.originalTeam) ?? []);
  const [round = '', number = ''] = pick[0]!.pickString.split('.');
  return [teamName, round, String(Number(number))];
}

async function fill({ user, dialog }: Pick<Awaited<ReturnType<typeof openModal>>, 'user' | 'dialog'>, date = '2026-08-20') {
  const [from, to] = [await heldPick('Gridiron Gurus'), await heldPick('Tidal Wave 🌊')];
  await user.type(dialog.getByLabelText('Date'), date);
  for (const [side, values] of Object.entries({ From: from, To: to })) {
    await user.selectOptions(dialog.getByLabelText(`${side} team`), values[0]);
    await user.selectOptions(dialog.getByLabelText(`${side} round`), values[1]);
    await user.selectOptions(dialog.getByLabelText(`${side} pick`), values[2]);
  }
  return { from, to };
}

beforeAll(async () => {
  await server.addAccount({ email: 'member@example.com', role: 'member', scopes: [{ leagueId: '132', teamId: '13204' }] });
});
beforeEach(() => localStorage.clear());
afterEach(() => server.intercept(null));

test('the table has Date (day, short month, year), Round, Pick, From and To', async () => {
  renderRoute('/predrafttrades/132/2026');
  expect(await screen.findAllByText('14 Mar 2026')).toHaveLength(2);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Date',
    'Round',
    'Pick',
    'From',
    'To',
  ]);
  expect(rows()[0]).toEqual(['14 Mar 2026', '1', '7', 'Second & Goal', "O'Neil & <Sons>"]);
  await leagueShown('Global League');
  expect(screen.getByRole('heading', { level: 1, name: '2026 Pre-Draft Trades' })).toBeInTheDocument();
  expect(document.title).toBe('2026 Pre-Draft Trades · Global League · Sideline');
});

test('a traded pick whose day the host does not say is listed last, without a date', async () => {
  renderRoute('/sleeper/predrafttrades/620000000000000186/2026');
  await screen.findAllByText('22 Jun 2026');
  expect(rows().map((row) => row.slice(0, 3))).toEqual([
    ['22 Jun 2026', '1', '10'],
    ['22 Jun 2026', '2', '3'],
    ['N/A', '1', '12'],
    ['N/A', '2', '6'],
  ]);
});

test('the fields are date, From team, To team, From round, To round, From pick, To pick, in this order', async () => {
  const { dialog } = await openModal();
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
});

test('without a date nothing is sent; Close dismisses and the focus returns to the button', async () => {
  const sent = watchSaves();
  const { user, dialog, button } = await openModal();
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
  await findGrid('Pre-Draft Trades');
  const before = rows().length;
  await user.click(screen.getByRole('button', { name: 'Add Trade' }));
  const dialog = within(await screen.findByRole('dialog'));
  const sent = watchSaves();
  const { from, to } = await fill({ user, dialog });
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
      roundFrom: Number(from[1]),
      roundTo: Number(to[1]),
      pickFrom: Number(from[2]),
      pickTo: Number(to[2]),
    },
  ]);
  expect(rows().slice(before)).toEqual([
    ['20 Aug 2026', from[1], from[2], 'Gridiron Gurus', 'Tidal Wave 🌊'],
    ['20 Aug 2026', to[1], to[2], 'Tidal Wave 🌊', 'Gridiron Gurus'],
  ]);
  await user.click(screen.getByRole('link', { name: 'Draft Order', hidden: false }));
  await waitFor(() => expect(within(screen.getByRole('main')).getAllByText('20 Aug 2026')).toHaveLength(2));
});

test('a failed save keeps the modal open with everything typed, and says why', async () => {
  await logIn();
  const { user, dialog } = await openModal();
  await fill({ user, dialog });
  await user.selectOptions(dialog.getByLabelText('To team'), 'Gridiron Gurus');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^To team: must be another team/)).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent('To team');
  expect(dialog.getByLabelText('Date')).toHaveValue('2026-08-20');
  expect(dialog.getByLabelText('To team')).toHaveDisplayValue('Gridiron Gurus');
  expect(dialog.getByLabelText('From round')).not.toHaveValue('1');
});

test('a 403 is a short notice, and the form keeps its values', async () => {
  await logIn('member@example.com');
  const { user, dialog } = await openModal();
  await fill({ user, dialog });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement());
  expect(dialog.getByLabelText('Date')).toHaveValue('2026-08-20');
});

test('a running save cannot be sent twice; if the form is closed, the page reports the failure', async () => {
  let response: (response: Response) => void = () => undefined;
  const sent = watchSaves(() => new Promise((resolve) => (response = resolve)));
  const { user, dialog } = await openModal();
  await fill({ user, dialog });
  const save = dialog.getByRole('button', { name: 'Save' });
  await user.dblClick(save);
  await user.click(save);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(save).toHaveTextContent('Saving…');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  response(Response.json({ title: 'Conflict', status: 409, detail: 'The league is closed.' }, { status: 409 }));
  expect(await screen.findByText('The league is closed.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a save that ends after its form was closed does not change a form opened since', async () => {
  await logIn();
  let goOn: () => void = () => undefined;
  const sent = watchSaves(() => new Promise((resolve) => (goOn = () => resolve(undefined))));
  const { user, dialog, button } = await openModal();
  await fill({ user, dialog });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button);
  const second = within(await screen.findByRole('dialog'));
  await user.type(second.getByLabelText('Date'), '2026-08-21');
  goOn();
  expect(await screen.findByText('Trade saved')).toBeInTheDocument();
  expect(second.getByLabelText('Date')).toHaveValue('2026-08-21');
});

test('without a session Save opens the log-in page, which returns', async () => {
  const { user, dialog } = await openModal();
  await fill({ user, dialog });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Log in to continue.')).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/log-in?timeout');
  expect((window.history.state as { usr: unknown }).usr).toEqual({ from: '/predrafttrades/132/2026' });

  const sent = watchSaves();
  await user.type(screen.getByLabelText('E-mail address'), testAdmin.email);
  await user.type(screen.getByLabelText('Password'), testAdmin.password);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));
  const reopened = within(await screen.findByRole('dialog', { name: 'Add Pre Draft Trade' }));
  expect(reopened.getByLabelText('Date')).toHaveValue('2026-08-20');
  await user.selectOptions(reopened.getByLabelText('To team'), 'Gridiron Gurus');
  await user.click(reopened.getByRole('button', { name: 'Save' }));
  expect(await reopened.findByText(/^To team: must be another team/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a form with values is open again after a reload, unless it was closed; another account does not see it', async () => {
  await logIn();
  const { user, dialog } = await openModal();
  const { to } = await fill({ user, dialog });
  cleanup();
  renderRoute('/predrafttrades/132/2026');
  const reopened = within(await screen.findByRole('dialog', { name: 'Add Pre Draft Trade' }));
  expect(reopened.getByLabelText('Date')).toHaveValue('2026-08-20');
  expect(reopened.getByLabelText('To team')).toHaveDisplayValue('Tidal Wave 🌊');
  expect(reopened.getByLabelText('To pick')).toHaveValue(to[2]);
  cleanup();
  await logIn('member@example.com');
  renderRoute('/predrafttrades/132/2026');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Trade' })).toBeEnabled());
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  await logIn();
  const { user: again } = renderRoute('/predrafttrades/132/2026');
  await again.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  cleanup();
  renderRoute('/predrafttrades/132/2026');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Trade' })).toBeEnabled());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an expired session leaves the form on screen', async () => {
  await logIn();
  const { user, dialog, store } = await openModal();
  await user.type(dialog.getByLabelText('Date'), '2026-08-20');
  await act(() => store.dispatch(endSession('expired')));
  cleanup();
  renderRoute('/predrafttrades/132/2026');
  expect(within(await screen.findByRole('dialog')).getByLabelText('Date')).toHaveValue('2026-08-20');
});

test('a log-out hides the draft from visitors and other accounts, and keeps it for the next log-in', async () => {
  await logIn();
  const { user, dialog, store } = await openModal();
  await fill({ user, dialog });
  await act(() => store.dispatch(logOut()));
  cleanup();
  for (const account of [null, 'member@example.com']) {
    if (account !== null) await logIn(account);
    const { user: other } = renderRoute('/predrafttrades/132/2026');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Trade' })).toBeEnabled());
    expect(screen.queryByRole('dialog')).toBeNull();
    await other.click(screen.getByRole('button', { name: 'Add Trade' }));
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByLabelText('Date')).toHaveValue('');
    await other.type(form.getByLabelText('Date'), '2026-08-29');
    await other.click(form.getByRole('button', { name: 'Close' }));
    cleanup();
  }
  await logIn();
  renderRoute('/predrafttrades/132/2026');
  expect(within(await screen.findByRole('dialog')).getByLabelText('Date')).toHaveValue('2026-08-20');
});

describe('entered trades', () => {
  const entered = async () => within(await screen.findByRole('region', { name: 'Entered trades' }));

  test('an empty list whose refresh fails says so, with Retry', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const respond = (response: () => Response) =>
      server.intercept(({ url }) => (url.includes('Entered') ? response() : undefined));
    await logIn();
    respond(() => Response.json([]));
    const { user, store } = renderRoute('/predrafttrades/132/2026');
    const section = await entered();
    const none = 'No trade has been entered for 2026.';
    expect(await section.findByText(none)).toBeVisible();
    respond(() => new Response('', { status: 500 }));
    act(() => void store.dispatch(baseApi.util.invalidateTags(['EnteredTrades'])));
    const retry = await section.findByRole('button', { name: 'Retry' });
    await waitFor(() =>
      expect(document.getElementById(announcementsId)).toHaveTextContent('Entered trades: could not be loaded'),
    );
    respond(() => Response.json([]));
    await user.click(retry);
    expect(await section.findByText(none)).toBeVisible();
    server.intercept(null);
    log.mockRestore();
  });

  test('the commissioner corrects a trade and takes it back; the history shows who did what', async () => {
    await logIn();
    const trade = await possibleTrade('132');
    await enterTrade(trade);
    const { user } = renderRoute('/predrafttrades/132/2026');
    const section = await entered();
    const pick = `${trade.roundFrom}\\.${String(trade.pickFrom).padStart(2, '0')}`;
    const edit = (await section.findAllByRole('button', { name: new RegExp(`^Edit: .* gives ${pick} for`) }))[0]!;
    const before = rows();
    await user.click(edit);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Pre Draft Trade' }));
    expect(dialog.getByLabelText('Date')).toHaveValue('2026-08-19');
    expect(dialog.getByLabelText('From pick')).toHaveValue(String(trade.pickFrom));
    await user.clear(dialog.getByLabelText('Date'));
    await user.type(dialog.getByLabelText('Date'), '2026-08-02');
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

  test('a trade that a later one depends on stays, and the page says why', async () => {
    await logIn();
    const trade = await possibleTrade('132');
    await enterTrade(trade);
    await enterTrade({ ...trade, pickFromTeamId: trade.pickToTeamId, pickToTeamId: trade.pickFromTeamId, date: '2026-08-21' });
    const { user } = renderRoute('/predrafttrades/132/2026');
    const section = await entered();
    await user.click((await section.findAllByRole('button', { name: /^Take back/ }))[1]!);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText(/^Trade: \d+\.\d\d changed hands again on 2026-08-21: take that trade back/)).toBeVisible();
    await user.click((await section.findAllByRole('button', { name: /^Edit/ }))[1]!);
    const form = within(await screen.findByRole('dialog', { name: 'Edit Pre Draft Trade' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/^Trade: \d+\.\d\d changed hands again/)).toBeVisible();
  });

  test('a session that can no longer be renewed leaves its user on the page', async () => {
    const { refreshToken: token } = await logIn();
    await server.inject({ method: 'POST', url: '/api/token/revoke', payload: { token, userEmail: testAdmin.email } });
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let renew: () => void = () => undefined;
    const deferred = new Promise<undefined>((resolve) => (renew = () => resolve(undefined)));
    server.intercept(({ url }) => (url.endsWith('/api/token/refresh') ? deferred : undefined));
    const { user } = renderRoute('/predrafttrades/132/2026');
    await screen.findByRole('button', { name: 'Add Trade' });
    renew();
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
    await findGrid('Pre-Draft Trades');
    expect(window.location.pathname).toBe('/predrafttrades/132/2026');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Your session has ended.')).toBeVisible();
    await user.click(notice.getByRole('link', { name: 'Log in again' }));
    expect(await screen.findByText('Your session has expired. Log in again to go on.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect((window.history.state as { usr: unknown }).usr).toEqual({ from: '/predrafttrades/132/2026' });
    log.mockRestore();
  });

  test('visitors and members see no history and request none', async () => {
    const asked: string[] = [];
    server.intercept(({ url }) => void asked.push(url));
    renderRoute('/predrafttrades/132/2026');
    await findGrid('Pre-Draft Trades');
    cleanup();
    await logIn('member@example.com');
    renderRoute('/predrafttrades/132/2026');
    await waitFor(() => expect(asked.filter((url) => url.endsWith('/api/Account'))).toHaveLength(1));
    await findGrid('Pre-Draft Trades');
    expect(asked.filter((url) => url.includes('/Entered'))).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Entered trades' })).toBeNull();
  });
});

test('the page says that trades of anything but picks of its draft are not listed', async () => {
  renderRoute('/predrafttrades/132/2026');
  const link = await screen.findByRole('link', { name: 'Transactions of 2026' });
  expect(link.parentElement).toHaveTextContent(
    /^Listed are picks of the draft of 2026\. Players, picks of other drafts and money .* are not: see the/,
  );
  expect(link).toHaveAttribute('href', '/transactions/132/2026');
});

test('a league without picks gets an explanation in place of empty selectors, and an empty table says so', async () => {
  const { dialog } = await openModal('/predrafttrades/132/2025');
  expect(dialog.getByText(/No trade can be entered/)).toBeVisible();
  expect(screen.getByText('No data available')).toBeInTheDocument();
  expect(dialog.queryByRole('combobox')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
});

test.each([
  ['/predrafttrades/348764/2025', 'The draft of 2025 is over.'],
  ['/predrafttrades/132/2030', 'The league has no picks for the draft of 2030.'],
])('%s says why no trade can be entered, before anything is filled in', async (address, reason) => {
  const { dialog } = await openModal(address);
  expect(await dialog.findByText(`No trade can be entered. ${reason}`)).toBeVisible();
  expect(dialog.queryByLabelText('Date')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByText(/Add Trade enters the first one/)).toBeNull();
  if (address.endsWith('2030')) expect(screen.getByText(`No pick has changed hands yet. ${reason}`)).toBeInTheDocument();
});

test('a failed load is logged once and offers Retry, which loads the trades', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.intercept(({ url }) => (url.includes('/api/PreDraftTrades') ? new Response('broken', { status: 500 }) : undefined));
  const { user } = renderRoute('/predrafttrades/132/2026');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('No data available')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Trade' })).toBeDisabled();
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith({ message: 'An unexpected server error occurred.', status: 500, body: 'broken' });
  log.mockRestore();
  server.intercept(null);
  await user.click(retry);
  expect(await screen.findAllByText('14 Mar 2026')).toHaveLength(2);
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
