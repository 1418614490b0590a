import { screen } from '@testing-library/react';
import { cellsOf, rowsOf, texts } from '../../../../support/plainTable';
import { renderRoute } from '../../../../support/renderRoute';

const ADDRESS = '/draftorder/132';

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
