import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '../../../../../src/api';
import { announcementsId } from '../../../../../src/browser/announce';
import { endSession, logOut } from '../../../../../src/session/sessionActions';
import { get } from '../../../../support/call';
import { logIn } from '../../../../support/logIn';
import { renderRoute } from '../../../../support/renderRoute';
import { enterTrade, possibleTrade } from '../../../../support/seeded';
import { findGrid } from '../../../../support/table';
import { testAdmin } from '../../../../support/testAdmin';

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
});
