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

test('one table per round with the seven columns, not sortable', async () => {
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
  expect(screen.getByText(/Last Refresh/)).toHaveTextContent(`Last Refresh ${refreshStamp(lastDraftOrderRefresh)}`);
});

test('rows where keeper is true are highlighted and marked in words; missing values are shown as –', async () => {
  const kept = { ...pick, keeper: true, actualPick: null, originalTeam: null, originalDate: null };
  respondToCalls(CALL, () => order({ rounds: [{ picks: [kept, pick] }] }));
  renderRoute(ADDRESS);
  await screen.findByRole('table', { name: 'Round 1' });
  const [keeper, other] = rowsOf('Round 1');
  expect(keeper).toHaveClass('row-keeper');
  expect(other).not.toHaveClass('row-keeper');
  expect(texts(cellsOf(keeper!))).toEqual(['1.05', '5', '–', '<b>Bold</b> 🏈', '–', '–', 'Keeper']);
  expect(texts(cellsOf(other!))).toEqual(['1.05', '5', '4', '<b>Bold</b> 🏈', 'End & Zone', '9 Mar 2026', '']);
});

test('Last Refresh, year-month-day hour:minute, is shown when lastDraftOrderRefresh is present only', async () => {
  let lastDraftOrderRefresh: string | null = '2026-08-20T06:20:00';
  respondToCalls(CALL, () => order({ lastDraftOrderRefresh }));
  const shown = renderRoute(ADDRESS);
  expect(await screen.findByText(/Last Refresh/)).toHaveTextContent(/Last Refresh 2026-08-\d\d \d\d:\d0$/);
  shown.unmount();

  lastDraftOrderRefresh = null;
  renderRoute(ADDRESS);
  await screen.findByRole('table', { name: 'Round 1' });
  await leagueShown('L & <i>');
  expect(screen.getByRole('heading', { level: 1, name: 'Draft Order' })).toBeInTheDocument();
  expect(screen.queryByText(/Last Refresh/)).not.toBeInTheDocument();
});

test('Traded From and Traded On are of the same trade, the last one', async () => {
  const [pick] = await server.rows<{ round: number; pick: number; team: string; others: string[] }>(
    `select round, pick, original_team_id as team,
       (select array_agg(id order by id) from team t where t.league_id = '132' and t.id <> d.original_team_id) as others
     from draft_pick d where league_id = '132' and season = 2026 and not exists (select from pick_trade t
       where t.league_id = d.league_id and t.season = d.season and t.round = d.round and t.pick = d.pick) order by round desc limit 1`,
  );
  const { round, pick: number, team, others } = pick!;
  const hops = [
    [team, others[0]!, '2026-03-14'],
    [others[0]!, others[1]!, '2026-06-28'],
  ];
  for (const [from, to, date] of hops)
    await server.rows(
      `insert into pick_trade (league_id, season, round, pick, date, from_team_id, to_team_id, source)
       values ('132', 2026, ${round}, ${number}, '${date}', '${from}', '${to}', 'manual')`,
    );
  const names = await server.rows<{ id: string; name: string }>(`select id, name from team where league_id = '132'`);
  const nameOf = (id: string) => names.find((each) => each.id === id)!.name;
  await server.restart();
  renderRoute(ADDRESS);
  await screen.findByRole('table', { name: `Round ${round}` });
  const shown = rowsOf(`Round ${round}`).map((row) => texts(cellsOf(row)))[number - 1]!;
  const givers = `${nameOf(others[0]!)} (at first ${nameOf(team)})`;
  expect(shown.slice(3, 6)).toEqual([nameOf(others[1]!), givers, '28 Jun 2026']);
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
