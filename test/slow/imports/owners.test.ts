import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { components } from '../../../src/api/generated/schema.gen';
import { get } from '../../support/call';
import { contents, run, runOne, values } from '../../server/sync/calls';

type Schemas = components['schemas'];
type Roster = { roster_id: number; owner_id: string | null; co_owners: string[] | null };

const recorded = mkdtempSync(join(tmpdir(), 'sideline-owners-'));
const folder = join(recorded, 'sleeper');
const league = '620000000000000149';
const newOwner = '999000000000000001';

const file = (path: string) => join(folder, `${path}.json`);
function change<Response>(path: string, edit: (response: Response) => void): void {
  const response = JSON.parse(readFileSync(file(path), 'utf8')) as Response;
  edit(response);
  writeFileSync(file(path), JSON.stringify(response));
}
const rosterOf = (rosters: Roster[], owner: string) => rosters.find(({ owner_id: id }) => id === owner)!;

const rowsOf = (teamId: string) =>
  values(
    `select (select count(*)::int from roster_entry where league_id = '${league}' and team_id = '${teamId}') as players,
       (select count(*)::int from team_week where league_id = '${league}' and team_id = '${teamId}') as weeks,
       (select count(*)::int from team_season where league_id = '${league}' and team_id = '${teamId}') as seasons`,
  );
const profile = async (teamId: string) =>
  (await get(`/api/Team/GetSleeperTeamProfile?leagueId=${league}&teamId=${teamId}`)).json<Schemas['TeamProfile']>();

let owner = '';

beforeAll(async () => {
  cpSync(join(__dirname, '../../../scripts/seed/recorded/sleeper'), folder, { recursive: true });
  server.importFrom({ recorded, files: recorded });
  await run('sleeperUpdateLeagues');
  const [[id]] = (await values(`select id from team where league_id = '${league}' order by id limit 1`)) as [[string]];
  owner = id;
});
afterAll(() => rmSync(recorded, { recursive: true, force: true }));

/** What people entered of a team, and the accounts that have it. */
const entered = (teamId: string) =>
  values(
    `select (select count(*)::int from keeper where team_id = '${teamId}' and source = 'manual') as keepers,
       (select count(*)::int from entered_trade where '${teamId}' in (from_team_id, to_team_id)) as trades,
       (select count(*)::int from pick_trade where '${teamId}' in (from_team_id, to_team_id) and source = 'manual') as moves,
       (select count(*)::int from account_scope where team_id = '${teamId}') as accounts`,
  );
const all = [[1, 1, 2, 1]];

beforeAll(async () => {
  const [[other, player]] = (await values(
    `select (select max(id) from team where league_id = '${league}'), (select min(player_id) from roster_entry where team_id = '${owner}')`,
  )) as [[string, string]];
  await server.rows(`insert into keeper values ('${league}', 2026, '${owner}', '${player}', 'manual')`);
  await server.rows(
    `with entered as (
       insert into entered_trade (league_id, season, date, from_team_id, to_team_id)
       values ('${league}', 2026, '2026-08-01', '${owner}', '${other}') returning *)
     insert into pick_trade (league_id, season, date, round, pick, from_team_id, to_team_id, source, trade_id)
     select league_id, season, date, 1, 3, from_team_id, to_team_id, 'manual', id from entered
     union all select league_id, season, date, 1, 4, to_team_id, from_team_id, 'manual', id from entered`,
  );
  await server.rows(`insert into account_scope select min(id), '${league}', '${owner}' from account`);
  expect(await entered(owner)).toEqual(all);
});

test('an owner who is replaced in the season leaves the team with all its data', async () => {
  const before = await rowsOf(owner);
  change<Roster[]>(`league/${league}/rosters`, (rosters) => (rosterOf(rosters, owner).owner_id = newOwner));
  change<object[]>(`league/${league}/users`, (users) => users.push({ user_id: newOwner, display_name: 'successor' }));
  const outcome = (await run('sleeperUpdateLeagues')).leagues.find(({ leagueId }) => leagueId === league);
  expect(outcome).toMatchObject({ error: null, unmatched: [] });
  expect(await rowsOf(owner)).toEqual(before);
  expect(await rowsOf(newOwner)).toEqual([[0, 0, 0]]);
  expect(await entered(owner)).toEqual(all);
  expect(await profile(owner)).toMatchObject({ teamName: 'successor', ownerName: 'successor' });
});

test('the URLs of the new and of the old owner both open the team', async () => {
  expect(await profile(newOwner)).toEqual(await profile(owner));
  const scores = async (id: string) =>
    (await get(`/api/History/SleeperPointsByYearTeam?leagueId=${league}&year=2025&userId=${id}`)).json<
      Schemas['PointsByYearTeam']
    >();
  expect((await scores(owner)).weeks).toHaveLength(17);
  expect(await scores(newOwner)).toEqual(await scores(owner));
});

test('the managers of each season are stored, with those who left during it', async () => {
  const managers = `select season, user_id from team_manager where league_id = '${league}' and team_id = '${owner}' order by season, user_id = '${newOwner}'`;
  expect(await values(managers)).toEqual([...[2022, 2023, 2024, 2025, 2026].map((season) => [season, owner]), [2026, newOwner]]);
});

test('an orphaned team stays, and its next owner, a co-owner of another team, takes it over', async () => {
  const before = await rowsOf(owner);
  change<Roster[]>(`league/${league}/rosters`, (rosters) => (rosterOf(rosters, newOwner).owner_id = null));
  await run('sleeperUpdateLeagues');
  expect(await rowsOf(owner)).toEqual(before);
  expect((await profile(owner)).teamName).toMatch(/^Team \d+$/);
  // Sleeper's null is an answer: the former owner's name is gone, but not from the seasons that he played.
  expect((await profile(owner)).ownerName).toBeNull();
  const names = await values(
    `select season, owner_name from team_season where league_id = '${league}' and team_id = '${owner}' order by season desc`,
  );
  expect(names[0]).toEqual([2026, null]);
  expect(names.slice(1).every(([, name]) => name !== null)).toBe(true);
  const [[other]] = (await values(
    `select id from team where league_id = '${league}' and id <> '${owner}' order by id limit 1`,
  )) as [[string]];
  change<Roster[]>(`league/${league}/rosters`, (rosters) => (rosters.find(({ owner_id: id }) => id === null)!.owner_id = other));
  const ofOther = await rowsOf(other);
  await run('sleeperUpdateLeagues');
  expect([await rowsOf(owner), await rowsOf(other)]).toEqual([before, ofOther]);
  expect(await entered(owner)).toEqual(all);
});

test('who has a team at the end of a season has it after the roll-over, with its draft and what was entered', async () => {
  const next = '620000000000000999';
  const ids = (await values(`select id from team where league_id = '${league}' order by id`)).flat() as string[];
  const other = ids.find((id) => id !== owner)!;
  const order = ids.map((id, i) => `('${id}', ${i + 1})`).join();
  await server.rows(
    `update team_season set final_position = place from (values ${order}) as places (id, place)
     where league_id = '${league}' and season = 2026 and team_id = id`,
  );
  const copy = (path: string, edit: (response: never) => void) => {
    cpSync(file(`league/${league}${path}`), file(`league/${next}${path}`));
    change(`league/${next}${path}`, edit);
  };
  copy('', (row: Record<string, unknown>) =>
    Object.assign(row, { league_id: next, season: '2027', status: 'pre_draft', previous_league_id: league, draft_id: null }),
  );
  copy('/users', () => undefined);
  const numbers = new Map((await values(`select external_id, id from team where league_id = '${league}'`)) as [string, string][]);
  copy('/rosters', (rosters: Roster[]) => {
    const [one, two] = [owner, other].map((id) => rosters.find((roster) => numbers.get(String(roster.roster_id)) === id)!);
    [one!.owner_id, two!.owner_id] = [other, owner];
  });
  const member = (JSON.parse(readFileSync(file(`league/${league}/users`), 'utf8')) as { user_id: string }[])[0]!.user_id;
  mkdirSync(dirname(file(`user/${member}/leagues/nfl/2027`)), { recursive: true });
  writeFileSync(file(`user/${member}/leagues/nfl/2027`), `[${readFileSync(file(`league/${next}`), 'utf8')}]`);
  const rosters = await values(`select team_id, player_id from roster_entry where league_id = '${league}' order by 1, 2`);
  expect(await runOne('createNewSeason', league)).toMatchObject({ error: null, note: null });
  const draft = `select original_team_id from draft_pick where league_id = '${league}' and season = 2027 and round = 1 order by pick`;
  expect((await values(draft)).flat()).toEqual(ids.toReversed());
  expect(await values(`select team_id, player_id from roster_entry where league_id = '${league}' order by 1, 2`)).toEqual(
    rosters,
  );
  expect(await entered(owner)).toEqual(all);
  const managers = `select team_id, user_id from team_manager where league_id = '${league}' and season = 2027 and team_id in ('${owner}', '${other}')`;
  expect((await values(managers)).sort()).toEqual(
    [
      [owner, other],
      [other, owner],
    ].sort(),
  );
});

test('seasons stored under their owners’ ids move to the teams, once', async () => {
  const [first, second] = (await values(`select id from team where league_id = '${league}' order by id`)).flat().slice(-2) as [
    string,
    string,
  ];
  // Two owners left after 2025: an older version stored the season under their ids.
  const former = { [first]: '999000000000000011', [second]: '999000000000000012' };
  const rename = async (table: string, column: string) => {
    for (const [teamId, userId] of Object.entries(former))
      await server.rows(
        `update ${table} set ${column} = '${userId}' where ${column} = '${teamId}' and league_id = '${league}' and season = 2025`,
      );
  };
  const of2025 = `select team_id, week, team_score::float, opponent_id from team_week join game using (league_id, season, week, team_id) where league_id = '${league}' and season = 2025 order by 1, 2`;
  const lineUps = `select team_id, week, index, player_id from team_week_player where league_id = '${league}' and season = 2025 order by 1, 2, 3`;
  const right = [await values(of2025), await values(lineUps)];
  await run('sleeperHistoricalTeamWeekData');
  await server.rows(`delete from team_manager where league_id = '${league}' and season = 2025`);
  await server.rows('alter table team_week_player drop constraint team_week_player_team_week_fk');
  for (const table of ['team_season', 'team_week', 'team_week_player', 'game']) await rename(table, 'team_id');
  await rename('game', 'opponent_id');
  await server.rows(
    `alter table team_week_player add constraint team_week_player_team_week_fk foreign key (league_id, season, team_id, week)
     references team_week (league_id, season, team_id, week) on delete cascade`,
  );
  expect([await values(of2025), await values(lineUps)]).not.toEqual(right);
  change<Roster[]>('league/620000000000000112/rosters', (rosters) => {
    for (const [teamId, userId] of Object.entries(former)) rosterOf(rosters, teamId).owner_id = userId;
  });
  await run('sleeperHistoricalTeamWeekData');
  expect([await values(of2025), await values(lineUps)]).toEqual(right);
  const after = await contents();
  await run('sleeperHistoricalTeamWeekData');
  expect(await contents()).toEqual(after);
});
