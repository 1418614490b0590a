import { screen, waitFor, within } from '@testing-library/react';
import { get } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderRoute } from '../../support/renderRoute';
import { findGrid } from '../../support/table';

type Sent = Record<string, unknown>;

/** The saves that the page sends, each let through to the server unless an answer is given. */
function watchSaves(answer?: () => Response | Promise<Response>): Sent[] {
  const sent: Sent[] = [];
  server.intercept(async (request) => {
    if (request.method !== 'POST' || !request.url.endsWith('/api/PreDraftTrades')) return undefined;
    sent.push((await request.clone().json()) as Sent);
    return answer?.();
  });
  return sent;
}

const cells = (row: HTMLElement) => [...row.querySelectorAll('[role$=cell]')].map(({ textContent }) => textContent);
const rows = () => screen.getAllByRole('row').slice(1).map(cells);

/** Opens the modal of a league's trades. */
async function openModal(address = '/predrafttrades/132/2026') {
  const { user } = renderRoute(address);
  const button = await screen.findByRole('button', { name: 'Add Trade' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Pre Draft Trade' }));
  return { user, dialog, button };
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

beforeAll(() => get('/api/health'));
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
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Global League');
  expect(document.title).toBe('Pre-Draft Trades · Global League · Sideline');
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
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
});

test('after a successful save the table is replaced with the answer, the modal closes, and the draft order comes anew', async () => {
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
  await user.click(screen.getByRole('link', { name: 'Draft Order' }));
  expect(await screen.findAllByText('20 Aug 2026')).toHaveLength(2);
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

test('a 403 is a short notice and what was typed is kept', async () => {
  await server.addAccount({ email: 'member@example.com', role: 'member', scopes: [{ leagueId: '132', teamId: '13204' }] });
  await logIn('member@example.com');
  const { user, dialog } = await openModal();
  await fill({ user, dialog });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement());
  expect(dialog.getByLabelText('Date')).toHaveValue('2026-08-20');
});

test('while a save runs it cannot be sent twice; closed meanwhile, the page tells its failure', async () => {
  let answer: (response: Response) => void = () => undefined;
  const sent = watchSaves(() => new Promise((resolve) => (answer = resolve)));
  const { user, dialog } = await openModal();
  await fill({ user, dialog });
  const save = dialog.getByRole('button', { name: 'Save' });
  await user.dblClick(save);
  await user.click(save);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(save).toHaveTextContent('Saving…');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  answer(Response.json({ title: 'Conflict', status: 409, detail: 'The league is closed.' }, { status: 409 }));
  expect(await screen.findByText('The league is closed.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('without a session the save leads to the log-in page, which leads back', async () => {
  const { user, dialog } = await openModal();
  await fill({ user, dialog });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Your session has expired/)).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/log-in?timeout');
  expect((window.history.state as { usr: unknown }).usr).toEqual({ from: '/predrafttrades/132/2026' });
});

test('a league without picks gets an explanation in place of empty selectors, and an empty table says so', async () => {
  const { dialog } = await openModal('/predrafttrades/132/2025');
  expect(dialog.getByText(/No trade can be entered/)).toBeVisible();
  expect(screen.getByText('No data available')).toBeInTheDocument();
  expect(dialog.queryByRole('combobox')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a failed load is logged once and offers Retry, which brings the trades', async () => {
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
