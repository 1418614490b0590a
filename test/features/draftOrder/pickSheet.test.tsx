import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { getDraftPick } from '../../samples/getDraftPick';
import { plain } from '../../samples/names';
import { failFirst, respondToCalls } from '../../support/interceptCalls';
import { renderRoute } from '../../support/renderRoute';

const CALL = '/api/Draft/GetDraftPick';

afterEach(() => server.intercept(null));

const sample = getDraftPick.response(plain, 1) as Schema<'PickHistory'>;
const respond = (change: Partial<Schema<'PickHistory'>> = {}) => respondToCalls(CALL, () => ({ ...sample, ...change }));

/** Opens the sheet of a pick by the keyboard. */
async function open(address: string, pick: string) {
  const shown = renderRoute(address);
  await screen.findByRole('heading', { level: 1 });
  const number = await screen.findByText(pick, { selector: 'a' });
  number.focus();
  await shown.user.keyboard('{Enter}');
  return { ...shown, number, dialog: within(await screen.findByRole('dialog')) };
}

test.each(['/draftorder/132', '/draftorder/132?view=board', '/draftorder/132?view=board&rows=compact'])(
  '%s: Enter on a pick’s number opens its sheet, Escape returns to the number',
  async (address) => {
    const calls = respond();
    const { user, dialog, number } = await open(address, '1.05');
    expect(await dialog.findByRole('heading', { name: 'Pick 1.05 of 2026' })).toBeInTheDocument();
    expect(calls).toEqual([{ leagueId: '132', round: '1', pick: '5' }]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(number).toHaveFocus();
  },
);

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const search = () => window.location.search;

test('a sheet has its own URL, over the page: Back closes it, and Close goes back to the page that opened it', async () => {
  respond();
  const { user, dialog } = await open('/draftorder/132?view=board', '1.05');
  const length = window.history.length;
  expect(search()).toBe('?view=board&pick=1.05');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await noDialog();
  expect([search(), window.history.length]).toEqual(['?view=board', length]);
  await user.click(screen.getByText('1.06', { selector: 'a' }));
  await screen.findByRole('dialog');
  act(() => window.history.back());
  await noDialog();
  expect(search()).toBe('?view=board');
});

test('a shared link and a reload open the sheet; Close leaves the page', async () => {
  const calls = respond();
  for (let visit = 1; visit <= 2; visit += 1) {
    const { user } = renderRoute('/draftorder/132?year=2026&pick=1.05');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pick 1.05 of 2026' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await noDialog();
    expect(search()).toBe('?year=2026');
    cleanup();
  }
  expect(calls[0]).toEqual({ leagueId: '132', year: '2026', round: '1', pick: '5' });
});

test.each(['9.99', '1.5', 'x', ''])('an unknown pick in the URL (%j) is not found, without a request', async (pick) => {
  const calls = respond();
  const { user } = renderRoute(`/draftorder/132?pick=${pick}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Not Found' }));
  expect(dialog.getByText('There is no such pick.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await noDialog();
  expect([search(), calls]).toEqual(['', []]);
});

test('a pick’s link is without the player’s sheet, whose arrows pass over it', async () => {
  renderRoute('/draftorder/132?player=7547');
  await screen.findByRole('dialog');
  expect(await screen.findByText('1.05', { selector: 'a' })).toHaveAttribute('href', '/draftorder/132?pick=1.05');
});

test('it has the first team, each trade with its day and all that changed hands, and the keeper', async () => {
  respond({ trades: [sample.trades[0]!, { ...sample.trades[0]!, date: null, season: null, source: 'manual', moves: [] }] });
  const { dialog } = await open('/draftorder/132', '1.05');
  const { originalTeam, team, player } = sample;
  expect(await dialog.findByText(/^By the order/)).toHaveTextContent(
    `By the order it is a pick of ${originalTeam.teamName}. Now ${team.teamName} has it.`,
  );
  const [first, second] = within(dialog.getByRole('list', { name: 'Trades' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    `14 Aug 2026${originalTeam.teamName} to ${team.teamName}${team.teamName} get 1.05 of 2026; ${originalTeam.teamName} get ${player!.playerName} RB. Transactions of 2025`,
  );
  expect(within(first!).getByRole('link', { name: 'Transactions of 2025' })).toHaveAttribute('href', '/transactions/132/2025');
  expect(second).toHaveTextContent(
    `Day unknown${originalTeam.teamName} to ${team.teamName}What else was traded is not known. Entered in Pre-Draft Trades`,
  );
  expect(within(second!).getByRole('link', { name: 'Pre-Draft Trades' })).toHaveAttribute('href', '/predrafttrades/132/2026');
  expect(dialog.getByText(/^Keeper/)).toHaveTextContent(`Keeper: RB ${player!.playerName}`);
});

test('a pick that was never traded says so; the sheet is of the season and the draft in the URL', async () => {
  const { dialog } = await open('/draftorder/348764?year=2023&view=board', '1.01');
  expect(await dialog.findByRole('heading', { name: 'Pick 1.01 of 2023' })).toBeInTheDocument();
  expect(dialog.getByText(/^Drafted/)).toBeInTheDocument();
});

test('the player’s sheet takes its place until it is closed', async () => {
  respond({ player: { playerId: '7547', playerName: 'Amon-Ra St. Brown', position: 'WR' }, trades: [] });
  const { user, dialog } = await open('/draftorder/132', '1.05');
  expect(await dialog.findByText(/who never traded it/)).toBeInTheDocument();
  await user.click(dialog.getByRole('link', { name: 'Amon-Ra St. Brown' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Pick/ })).toBeNull());
  await user.click(within(await screen.findByRole('dialog', { name: /St. Brown/ })).getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('dialog', { name: 'Pick 1.05 of 2026' })).toBeInTheDocument();
});

test('a failed load can be repeated, and a pick that is gone is named as such', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  failFirst(CALL, new Response(null, { status: 500 }));
  const { user, dialog } = await open('/draftorder/132', '1.05');
  await user.click(await dialog.findByRole('button', { name: 'Retry' }));
  expect(await dialog.findByRole('heading', { name: 'Pick 1.05 of 2026' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  respondToCalls(CALL, () => Response.json({ title: 'Not Found', status: 404 }, { status: 404 }));
  await user.click(screen.getByText('1.06', { selector: 'a' }));
  expect(await screen.findByText('There is no such pick.')).toBeInTheDocument();
});
