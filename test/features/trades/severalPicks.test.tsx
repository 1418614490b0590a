import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { get, send } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderPage } from '../../support/renderPage';
import type { Schema } from '../../../src/api/types';

const address = '/predrafttrades/132/2026';
const tradable = async () =>
  (await send('GET', '/api/PreDraftTrades/Picks?leagueId=132&year=2026')).json<Schema<'TradablePicks'>>().teams;

/** Opens the form as the league's commissioner. */
async function openForm() {
  await logIn();
  const { user } = renderPage(address);
  await user.click(await screen.findByRole('button', { name: 'Trade several picks' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Trade several picks' }));
  await dialog.findByLabelText('Date');
  return { user, dialog };
}
type Form = Awaited<ReturnType<typeof openForm>>;

/** The checkboxes of a team's picks of a season. By role they would take seconds. */
const boxes = ({ dialog }: Pick<Form, 'dialog'>, team: string, season: number) => {
  const picks = dialog.getByText(`${team} gives of ${season}`).closest('fieldset')!;
  return [...picks.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
};
const ticked = () => document.querySelectorAll('[role=dialog] input:checked');

/** Ticks the last two picks of the draft of the first team, and its first of 2027, for the last pick of the second team. */
async function fill({ user, dialog }: Form) {
  const [a, b] = (await tradable()) as [Schema<'TradablePicks'>['teams'][0], Schema<'TradablePicks'>['teams'][0]];
  fireEvent.input(dialog.getByLabelText('Date'), { target: { value: '2026-08-20' } });
  for (const [team, season] of [
    [a, 2026],
    [b, 2026],
  ] as const)
    await user.click(boxes({ dialog }, team.teamName, season).at(-1)!);
  await user.click(boxes({ dialog }, a.teamName, 2026).at(-2)!);
  await user.click(dialog.getAllByText(/^2027: 16 picks$/)[0]!);
  await user.click(boxes({ dialog }, a.teamName, 2027)[0]!);
  return { a, b };
}

beforeEach(() => localStorage.clear());

test('each team offers exactly the picks that it holds, by season; a trade is tried, saved, listed in words, corrected and taken back', async () => {
  const form = await openForm();
  const { user, dialog } = form;
  const teams = await tradable();
  const expectPicksOf = ({ teamName, picks }: Schema<'TradablePicks'>['teams'][0]) =>
    expect(boxes(form, teamName, 2026)).toHaveLength(picks.filter(({ season }) => season === 2026).length);
  teams.slice(0, 2).forEach(expectPicksOf);
  const tidal = teams.find(({ teamName }) => teamName === 'Tidal Wave 🌊')!;
  const second = dialog.getByLabelText('Second team');
  await user.selectOptions(second, tidal.teamName);
  expectPicksOf(tidal);
  expect(dialog.queryByText(`${teams[1]!.teamName} gives of 2026`)).toBeNull();
  await user.selectOptions(second, teams[1]!.teamName);

  const { a, b } = await fill(form);
  await user.click(dialog.getByRole('button', { name: 'Try' }));
  const effects = within(await dialog.findByRole('table', { name: 'What the trade changes' }));
  const cells = within(effects.getByRole('row', { name: new RegExp(`^${a.teamName}`) })).getAllByRole('cell');
  const count = (season: number) => a.picks.filter((pick) => pick.season === season).length;
  expect(cells.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    `${count(2026)} → ${count(2026) - 1}`,
    `${count(2027)} → ${count(2027) - 1}`,
    String(count(2028)),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Trade saved')).toBeInTheDocument();
  const section = within(await screen.findByRole('region', { name: 'Entered trades' }));
  const words = new RegExp(
    `^Edit: ${a.teamName} gives \\d+\\.\\d\\d.*, \\d+\\.\\d\\d.* and 2027 round 1 for \\d+\\.\\d\\d.* of ${b.teamName}$`,
  );
  await user.click(await section.findByRole('button', { name: words }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit a trade of several picks' }));
  expect(await edit.findByLabelText('Date')).toHaveValue('2026-08-20');
  expect(ticked()).toHaveLength(4);
  await user.click(boxes({ dialog: edit }, b.teamName, 2026).at(-1)!);
  await user.click(edit.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await section.findByRole('button', { name: new RegExp(`^Take back: .* and 2027 round 1 to ${b.teamName}$`) }));
  const question = within(await screen.findByRole('dialog', { name: 'Take back this trade?' }));
  expect(question.getByText(/20 Aug 2026\. All picks go back/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Take back' }));
  expect(await section.findByText(/^Taken back/)).toBeVisible();
  expect((await get('/api/Draft/GetFuturePicks?leagueId=132')).json<Schema<'ComingPicks'>>().picks).toEqual([]);
});

test('a refused save names the pick, and what was typed stays, also after a reload', async () => {
  const form = await openForm();
  const { user, dialog } = form;
  const { a } = await fill(form);
  const given = a.picks.filter(({ season }) => season === 2026).at(-1)!;
  const other = (await tradable()).at(-1)!;
  const { season, round, pick } = given;
  const meanwhile = {
    ...{ leagueId: '132', year: 2026, date: '2026-08-20', fromTeamId: a.teamId, toTeamId: other.teamId },
    ...{ fromPicks: [{ season, round, pick }], toPicks: [] },
  };
  expect((await send('POST', '/api/PreDraftTrades/Several', meanwhile)).statusCode).toBe(200);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(new RegExp(`belongs to ${other.teamName}`))).toBeVisible();
  expect(dialog.getByLabelText('Date')).toHaveValue('2026-08-20');
  cleanup();
  renderPage(address);
  const reopened = within(await screen.findByRole('dialog', { name: 'Trade several picks' }));
  expect(await reopened.findByLabelText('Date')).toHaveValue('2026-08-20');
  // The pick that changed hands is no longer offered.
  expect(ticked()).toHaveLength(3);
});
