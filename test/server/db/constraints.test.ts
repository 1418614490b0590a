import { testAdmin } from '../../support/testAdmin';
import { values } from '../sync/calls';

const refusalOf = async (statement: string) => {
  const error = await server.rows(statement).then(
    () => undefined,
    (reason: unknown) => (reason as { cause: { code: string; constraint: string } }).cause,
  );
  return [error?.code, error?.constraint];
};

const [missing, broken] = ['23503', '23514'];
const scored = 'select player_id from free_agent_week';

it.each([
  [missing, 'roster_entry_team_fk', "update roster_entry set team_id = 'none' where league_id = '132'"],
  [missing, 'keeper_player_id_player_id_fk', "insert into keeper values ('132', 2026, 'x', 'none', 'manual')"],
  [missing, 'team_week_player_team_week_fk', "update team_week_player set season = season + 50 where league_id = '132'"],
  [missing, 'league_source_league_id_league_id_fk', "insert into league_source values ('none', 2026, 'mfl', '1', null)"],
  [missing, 'session_account_id_account_id_fk', "insert into session values ('s', 4711, now())"],
  [
    missing,
    'ranking_player_id_player_id_fk',
    `delete from player where id in (select player_id from ranking) and id not in (${scored})`,
  ],
  [broken, 'league_provider_known', "update league set provider = 'other'"],
  [broken, 'league_name_not_empty', "update league set name = ''"],
  [broken, 'team_week_week_range', 'update team_week set week = 0 where week = 1'],
  [broken, 'draft_pick_round_positive', "update draft_pick set round = 0 where league_id = '132' and round = 1"],
  [broken, 'team_season_percentage_range', 'update team_season set percentage = 1.5'],
  [broken, 'roster_entry_slot_known', "update roster_entry set slot = 'moon'"],
  [broken, 'account_role_known', "update account set role = 'guest'"],
])('refuses with %s a row that breaks %s', async (code, constraint, statement) => {
  expect(await refusalOf(statement)).toEqual([code, constraint]);
});

it('responds with 409 when what a request writes belongs to something that is removed meanwhile', async () => {
  await server.addAccount({ email: 'gone@example.com', role: 'member', scopes: [{ leagueId: '132', teamId: '1' }] });
  await server.rows(`create function remove_account() returns trigger language plpgsql as
    $$ begin delete from account where id = new.account_id; return new; end $$`);
  await server.rows('create trigger remove_account before insert on session for each row execute function remove_account()');
  const payload = { userEmail: 'gone@example.com', password: testAdmin.password };
  const response = await server.inject({ method: 'POST', url: '/api/token', payload });
  await server.rows('drop function remove_account cascade');
  expect([response.statusCode, response.json()]).toEqual([
    409,
    expect.objectContaining({ detail: 'Another request has changed this data meanwhile. Nothing was written.' }),
  ]);
});

it('deletes the rows of a league, an account or a session with it', async () => {
  await server.addAccount({ email: 'owner@example.com', role: 'member', scopes: [{ leagueId: '132', teamId: '1' }] });
  await server.accessToken('owner@example.com');
  const left = async () => [
    ...(await values(`select count(*)::int from account_scope s join account a on a.id = account_id where email like 'owner@%'`)),
    ...(await values(`select count(*)::int from session s join account a on a.id = account_id where email like 'owner@%'`)),
  ];
  expect(await left()).toEqual([[1], [1]]);
  const tables = await values("select table_name from information_schema.columns where column_name = 'league_id' order by 1");
  await server.rows("delete from league where id = '132'");
  for (const [table] of tables)
    expect([table, await values(`select 1 from ${String(table)} where league_id = '132' limit 1`)]).toEqual([table, []]);
  const tokens = 'select count(*)::int from refresh_token';
  const [[before]] = (await values(tokens)) as [[number]];
  await server.rows("delete from account where email = 'owner@example.com'");
  expect(await values(tokens)).toEqual([[before - 1]]);
});
