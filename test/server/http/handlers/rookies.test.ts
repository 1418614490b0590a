import { send } from '../../../support/call';

it('responds with rookies by the rank of the rankings provider, then of the draft board, then by name', async () => {
  await server.rows(`
    insert into rookie (season, player_id, name, position, fantasy_pros_rank, draft_buzz_rank)
    select 2031, p.id, v.name, 'WR', v.fpros, v.buzz
    from (values (1, 'Abe', null::int, null::int), (2, 'Ben', null, 9), (3, 'Cal', null, 2), (4, 'Dan', 5, null), (5, 'Eli', 1, 30))
      as v (place, name, fpros, buzz)
    join (select id, row_number() over (order by id) as place from player) p using (place)`);
  const rookies = (await send('GET', '/api/Rookies?year=2031')).json<{ name: string }[]>();
  expect(rookies.map(({ name }) => name)).toEqual(['Eli', 'Dan', 'Cal', 'Ben', 'Abe']);
});
