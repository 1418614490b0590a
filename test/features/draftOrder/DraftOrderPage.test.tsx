import { screen, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { refreshStamp, tradeDate } from '../../../src/lib/dates';
import { leagueShown } from '../../support/leagueShown';
import { respondToCalls } from '../../support/interceptCalls';
import { get } from '../../support/call';
import { cellsOf, headersOf, rowsOf, texts } from '../../support/plainTable';
import { renderRoute } from '../../support/renderRoute';

const CALL = '/api/Draft/GetDraftOrder';
const ADDRESS = '/draftorder/132';
const columns = ['Pick No', 'Total Pick', 'Actual Pick', 'Team Name', 'Traded From', 'Traded On', 'Keeper'];

const pick: Schema<'DraftPick'> = {
  pickString: '1.05',
  totalPick: 5,
  actualPick: 4,
  teamName: '<b>Bold</b> 🏈',
  originalTeam: 'End & Zone',
  originalDate: '2026-03-09',
  keeper: false,
};
/** The last giver of a pick and, where that was not the first, whose it was before any trade. */
const givers = ({ originalTeam, originalTeamId, slotTeam, slotTeamId }: Schema<'DraftPick'>) =>
  slotTeam && slotTeamId !== originalTeamId ? `${originalTeam} (at first ${slotTeam})` : (originalTeam ?? '–');
const order = (changes: Partial<Schema<'DraftOrder'>>): Schema<'DraftOrder'> => ({
  leagueName: 'L & <i>',
  lastDraftOrderRefresh: null,
  rounds: [{ picks: [pick] }],
  ...changes,
});

afterEach(() => server.intercept(null));

test('one table per round with the seven columns, not sortable; the Last Refresh, year-month-day hour:minute', async () => {
  const { rounds, lastDraftOrderRefresh } = (await get(`${CALL}?leagueId=132`)).json<Schema<'DraftOrder'>>();
  renderRoute(ADDRESS);
  await screen.findByRole('table', { name: 'Round 1' });
  expect(screen.getAllByRole('table')).toHaveLength(rounds.length);
  rounds.forEach(({ picks }, index) => {
    const name = `Round ${index + 1}`;
    expect(headersOf(name)).toEqual(columns);
    expect(rowsOf(name).map((row) => texts(cellsOf(row)))).toEqual(
      picks.map((each) => [
        each.pickString,
        String(each.totalPick),
        String(each.actualPick ?? '–'),
        each.teamName,
        givers(each),
        each.originalDate ? tradeDate(each.originalDate) : '–',
        each.keeper ? 'Keeper' : '',
      ]),
    );
  });
  for (const header of screen.getAllByRole('columnheader')) {
    expect(header).not.toHaveAttribute('aria-sort');
    expect(within(header).queryByRole('button')).not.toBeInTheDocument();
  }
  expect(screen.getByText(/Last Refresh/)).toHaveTextContent(/Last Refresh \d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(screen.getByText(/Last Refresh/)).toHaveTextContent(refreshStamp(lastDraftOrderRefresh)!);
});

test('rows where keeper is true are highlighted and marked in words; missing values are shown as –, without a Last Refresh if there was none', async () => {
  const kept = { ...pick, keeper: true, actualPick: null, originalTeam: null, originalDate: null };
  respondToCalls(CALL, () => order({ rounds: [{ picks: [kept, pick] }] }));
  renderRoute(ADDRESS);
  await screen.findByRole('table', { name: 'Round 1' });
  const [keeper, other] = rowsOf('Round 1');
  expect(keeper).toHaveClass('row-keeper');
  expect(other).not.toHaveClass('row-keeper');
  expect(texts(cellsOf(keeper!))).toEqual(['1.05', '5', '–', '<b>Bold</b> 🏈', '–', '–', 'Keeper']);
  expect(texts(cellsOf(other!))).toEqual(['1.05', '5', '4', '<b>Bold</b> 🏈', 'End & Zone', '9 Mar 2026', '']);
  await leagueShown('L & <i>');
  expect(screen.getByRole('heading', { level: 1, name: 'Draft Order' })).toBeInTheDocument();
  expect(screen.queryByText(/Last Refresh/)).not.toBeInTheDocument();
});

test('a pick that was traded twice names its last and its first owner', async () => {
  const teams = { teamId: '1', originalTeamId: '2', slotTeamId: '3', slotTeam: 'First & Ten' };
  const once = { ...pick, ...teams, slotTeamId: '2', slotTeam: 'End & Zone', pickString: '1.06', totalPick: 6 };
  respondToCalls(CALL, () => order({ rounds: [{ picks: [{ ...pick, ...teams }, once] }] }));
  renderRoute(ADDRESS);
  await screen.findByRole('table', { name: 'Round 1' });
  expect(rowsOf('Round 1').map((row) => texts(cellsOf(row))[4])).toEqual(['End & Zone (at first First & Ten)', 'End & Zone']);
  const [twice] = rowsOf('Round 1');
  expect(within(twice!).getByRole('link', { name: 'First & Ten' })).toHaveAttribute('href', '/league/132/team/3');
});
