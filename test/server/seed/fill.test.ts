import { composeSeed } from '../../../server/seed/compose';
import { mergeRows } from '../../../server/seed/fill';
import { emptySeedRows } from '../../../server/seed/seedRows';

const DEFAULT_LEAGUES = `league_id in (select id from league where provider = 'default')`;

test('the filled database holds every row of the seed, values and names unchanged', async () => {
  const seed = composeSeed();
  const points = seed.teamWeekPlayer.reduce((all, { score }) => all + Math.round((score ?? 0) * 100), 0);
  const idle = seed.teamWeekPlayer.filter(({ score }) => score === null).length;
  const stored = await server.rows(
    `select count(*)::int as rows, sum(score)::text as points, (count(*) filter (where score is null))::int as idle
     from team_week_player where ${DEFAULT_LEAGUES}`,
  );
  expect(stored).toEqual([{ rows: seed.teamWeekPlayer.length, points: (points / 100).toFixed(2), idle }]);

  const teams = await server.rows<{ id: string; name: string }>(`select id, name from team where ${DEFAULT_LEAGUES} order by id`);
  expect(teams).toEqual(seed.team.map(({ id, name }) => ({ id, name })).sort((a, b) => (a.id < b.id ? -1 : 1)));

  const trades = await server.rows<{ id: number; league: string; date: string }>(
    `select id, league_id as league, to_char(date, 'YYYY-MM-DD') as date from pick_trade where ${DEFAULT_LEAGUES} order by id`,
  );
  expect(trades).toEqual(seed.pickTrade.map(({ leagueId, date }, index) => ({ id: index + 1, league: leagueId, date })));
});

test('a player of both sources is taken from the first', () => {
  const row = { id: '4034', name: 'Christian McCaffrey', position: 'RB', positionSortOrder: 2 };
  const first = { ...emptySeedRows(), player: [row] };
  const second = {
    ...emptySeedRows(),
    player: [
      { ...row, name: 'Other' },
      { ...row, id: '1' },
    ],
  };
  expect(mergeRows(first, second).player).toEqual([row, { ...row, id: '1' }]);
});
