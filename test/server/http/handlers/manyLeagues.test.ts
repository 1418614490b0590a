/** Lists of leagues on a server that has many. */
import type { components } from '../../../../src/api/generated/schema.gen';
import { send } from '../../../support/call';

type Page = components['schemas']['LeaguePage'];

const list = async (query: string) => (await send('GET', `/api/Leagues?${query}`)).json<Page>();
const namesOf = ({ leagues }: Page) => leagues.map(({ leagueName }) => leagueName);
const many = (visibility: string, from: number, to: number) =>
  server.rows(
    `insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled, visibility)
     select '8' || lpad(n::text, 5, '0'), 'default', 'Many ' || lpad(n::text, 3, '0'), 2026, 2026, false, false, '${visibility}'
     from generate_series(${from}, ${to}) n`,
  );

beforeAll(async () => {
  await many('public', 1, 60);
  await many('members', 61, 200);
  await server.rows(`update league set name = '100%_Öl' where id = '800001'`);
});

it('the admin’s list has 20 leagues a page, by name, and finds a part of a name in any case and as it is written, and an id', async () => {
  const first = await list('search=MANY');
  expect([first.total, first.pageSize, namesOf(first)]).toEqual([
    ...[199, 20],
    Array.from({ length: 20 }, (_, i) => `Many ${String(i + 2).padStart(3, '0')}`),
  ]);
  expect(namesOf(await list('search=many&page=10'))).toHaveLength(19);
  expect(await list('search=many&page=99')).toEqual(await list('search=many&page=10'));
  expect(namesOf(await list('search=%25_'))).toEqual(['100%_Öl']);
  expect(namesOf(await list('search=800077'))).toEqual(['Many 077']);
  expect(await list('search=nowhere')).toMatchObject({ total: 0, leagues: [], demos: 10, areDemosShown: true });
  expect((await list('platform=sleeper')).total).toBe(3);
});

it('an admin’s account lists the first 100 leagues of members only', async () => {
  const { leagues } = (await send('GET', '/api/Account')).json<components['schemas']['Account']>();
  expect([leagues.length, leagues.at(0)?.leagueName, leagues.at(-1)?.leagueName]).toEqual([100, 'Many 061', 'Many 160']);
});

it('the demo leagues are hidden and shown, and no other league', async () => {
  const membersOnly = async () =>
    (await server.rows<{ n: number }>(`select count(*)::int as n from league where visibility = 'members'`))[0]!.n;
  expect((await send('PUT', '/api/Leagues/Demo', { areShown: false })).statusCode).toBe(204);
  expect([await membersOnly(), (await list('')).areDemosShown]).toEqual([150, false]);
  expect((await send('PUT', '/api/Leagues/Demo', { areShown: true })).statusCode).toBe(204);
  expect([await membersOnly(), (await list('')).areDemosShown]).toEqual([140, true]);
});

describe('a list of more than 500 rows', () => {
  beforeAll(async () => {
    await many('public', 201, 720);
    await server.rows(
      "insert into account (email, role) select 'many' || n || '@example.com', 'member' from generate_series(1, 600) n",
    );
    await server.rows(`insert into league_source (league_id, season, provider, external_id)
      select id, 2026, 'mfl', id from league where id like '8%' on conflict do nothing`);
    await server.rows("insert into league_schedule (league_id) select id from league where id like '8%'");
  });

  it('is counted to 500, or to the page after the wanted one', async () => {
    const counted = async (page: number) => {
      const { total, hasMore, leagues } = await list(`search=many&page=${page}`);
      return [total, hasMore, leagues.length, leagues[0]!.leagueName];
    };
    expect(await counted(1)).toEqual([500, true, 20, 'Many 002']);
    expect(await counted(25)).toEqual([520, true, 20, 'Many 482']);
    expect(await counted(35)).toEqual([719, false, 20, 'Many 682']);
    expect(await counted(99)).toEqual([719, false, 19, 'Many 702']);
  });

  it.each(['/api/Leagues/Directory', '/api/Accounts', '/api/Admin/GetSchedule'])('so is %s', async (url) => {
    expect((await send('GET', url)).json()).toMatchObject({ total: 500, hasMore: true });
    const some = {
      '/api/Leagues/Directory': 'platform=sleeper',
      '/api/Accounts': 'search=many5',
      '/api/Admin/GetSchedule': 'search=many%2055',
    };
    expect((await send('GET', `${url}?${some[url as keyof typeof some]}`)).json()).toMatchObject({
      total: { '/api/Leagues/Directory': 3, '/api/Accounts': 111, '/api/Admin/GetSchedule': 10 }[url],
      hasMore: false,
    });
  });
});
