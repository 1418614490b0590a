import { drizzle } from 'drizzle-orm/node-postgres';
import { setViewed } from '../../../server/db/queries/jobs/schedule';
import * as schema from '../../../server/db/schema';
import { send } from '../../support/call';

/** The leagues that were viewed, as the database has them when the server has stopped. */
async function viewed() {
  await server.restart();
  const rows = await server.rows<{ id: string }>(
    'select league_id as id from league_schedule where viewed_at is not null order by league_id',
  );
  return rows.map(({ id }) => id);
}

const get = (url: string) => server.inject({ url, headers: { accept: 'text/html,*/*' } });

it('views are of leagues that exist, noted with their response', async () => {
  await server.rows('insert into league_schedule (league_id) select id from league on conflict do nothing');
  await server.rows('update league_schedule set viewed_at = null');
  const [first, second, third, hidden] = (await server.rows<{ id: string }>('select id from league order by id limit 4')).map(
    ({ id }) => id,
  );
  await server.rows(`update league set visibility = 'members' where id = '${hidden}'`);
  const refused = [
    `/livez?leagueId=${second}`,
    `/no/such/page?leagueId=${second}`,
    `/api/History/PointsByYear?leagueId=${second}&year=1900`,
    `/api/Settings?leagueId=${hidden}`,
    `/api/Settings?leagueId=99999999`,
  ];
  for (const url of refused) await get(url);
  expect(await viewed()).toEqual([]);

  for (const id of [first, third]) expect((await get(`/api/Settings?leagueId=${id}`)).statusCode).toBe(200);
  expect(await viewed()).toEqual([first, third]);
  // A response from the cache is a view, too; a member's view of a members-only league counts.
  await server.rows('update league_schedule set viewed_at = null');
  await get(`/api/Settings?leagueId=${first}`);
  await server.rows('update league_schedule set viewed_at = null');
  const again = await get(`/api/Settings?leagueId=${first}`);
  expect(again.headers['cache-status']).toContain('hit');
  expect((await send('GET', `/api/Settings?leagueId=${hidden}`)).statusCode).toBe(200);
  expect(await viewed()).toEqual([first, hidden].sort());
});

it('the views of a minute are one parameter, however many they are', () => {
  const ids = Array.from({ length: 70_000 }, (_, i) => String(i));
  expect(setViewed(drizzle.mock({ schema }), ids).toSQL().params).toEqual([expect.any(String), ids]);
});
