import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '../../../src/api/generated/schema.gen';
import { get } from '../../support/call';
import { contents, run, values } from '../../server/sync/calls';

type Schemas = components['schemas'];
type Roster = { roster_id: number; owner_id: string | null; co_owners: string[] | null };

const recorded = mkdtempSync(join(tmpdir(), 'sideline-owners-'));
const folder = join(recorded, 'sleeper');
const league = '620000000000000149';
const newOwner = '999000000000000001';

const file = (path: string) => join(folder, `${path}.json`);
function change<Answer>(path: string, edit: (answer: Answer) => void): void {
  const answer = JSON.parse(readFileSync(file(path), 'utf8')) as Answer;
  edit(answer);
  writeFileSync(file(path), JSON.stringify(answer));
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

test('an owner who is replaced in the season leaves the team with all that it has', async () => {
  const before = await rowsOf(owner);
  change<Roster[]>(`league/${league}/rosters`, (rosters) => (rosterOf(rosters, owner).owner_id = newOwner));
  change<object[]>(`league/${league}/users`, (users) => users.push({ user_id: newOwner, display_name: 'successor' }));
  const outcome = (await run('sleeperUpdateLeagues')).leagues.find(({ leagueId }) => leagueId === league);
  expect(outcome).toMatchObject({ error: null, unmatched: [] });
  expect(await rowsOf(owner)).toEqual(before);
  expect(await rowsOf(newOwner)).toEqual([[0, 0, 0]]);
  expect(await profile(owner)).toMatchObject({ teamName: 'successor', ownerName: 'successor' });
});

test('the new owner’s address leads to the team, too, and so does the old one', async () => {
  expect(await profile(newOwner)).toEqual(await profile(owner));
  const scores = async (id: string) =>
    (await get(`/api/History/SleeperPointsByYearTeam?leagueId=${league}&year=2025&userId=${id}`)).json<
      Schemas['PointsByYearTeam']
    >();
  expect((await scores(owner)).weeks).toHaveLength(17);
  expect(await scores(newOwner)).toEqual(await scores(owner));
});

test('who managed the team in which season is kept, with those who left during it', async () => {
  const managers = `select season, user_id from team_manager where league_id = '${league}' and team_id = '${owner}' order by season, user_id = '${newOwner}'`;
  expect(await values(managers)).toEqual([...[2022, 2023, 2024, 2025, 2026].map((season) => [season, owner]), [2026, newOwner]]);
});

test('an orphan keeps its place, and its next owner, a co-owner of another team, takes it over', async () => {
  const before = await rowsOf(owner);
  change<Roster[]>(`league/${league}/rosters`, (rosters) => (rosterOf(rosters, newOwner).owner_id = null));
  await run('sleeperUpdateLeagues');
  expect(await rowsOf(owner)).toEqual(before);
  expect((await profile(owner)).teamName).toMatch(/^Team \d+$/);
  const [[other]] = (await values(
    `select id from team where league_id = '${league}' and id <> '${owner}' order by id limit 1`,
  )) as [[string]];
  change<Roster[]>(`league/${league}/rosters`, (rosters) => (rosters.find(({ owner_id: id }) => id === null)!.owner_id = other));
  const ofOther = await rowsOf(other);
  await run('sleeperUpdateLeagues');
  expect([await rowsOf(owner), await rowsOf(other)]).toEqual([before, ofOther]);
});

test('seasons that stand under their owners’ ids move to the teams, once', async () => {
  const ids = (await values(`select id from team where league_id = '${league}' order by id`)).flat() as string[];
  const [first, second] = ids.slice(-2) as [string, string];
  // The two owners swapped teams after 2025: an older version stored each season under the ids of its owners.
  const swap = async (table: string, column: string) => {
    for (const [from, to] of [
      [first, 'swapped'],
      [second, first],
      ['swapped', second],
    ])
      await server.rows(
        `update ${table} set ${column} = '${to}' where ${column} = '${from}' and league_id = '${league}' and season = 2025`,
      );
  };
  const of2025 = `select team_id, week, team_score::float, opponent_id from team_week where league_id = '${league}' and season = 2025 order by 1, 2`;
  const lineUps = `select team_id, week, index, player_id from team_week_player where league_id = '${league}' and season = 2025 order by 1, 2, 3`;
  const right = [await values(of2025), await values(lineUps)];
  await run('sleeperHistoricalTeamWeekData');
  await server.rows(`delete from team_manager where league_id = '${league}' and season = 2025`);
  await server.rows('alter table team_week_player drop constraint team_week_player_team_week_fk');
  for (const table of ['team_season', 'team_week', 'team_week_player']) await swap(table, 'team_id');
  await swap('team_week', 'opponent_id');
  await server.rows(
    `alter table team_week_player add constraint team_week_player_team_week_fk foreign key (league_id, season, team_id, week)
     references team_week (league_id, season, team_id, week) on delete cascade`,
  );
  expect([await values(of2025), await values(lineUps)]).not.toEqual(right);
  change<Roster[]>('league/620000000000000112/rosters', (rosters) => {
    const [one, two] = [rosterOf(rosters, first), rosterOf(rosters, second)];
    [one.owner_id, two.owner_id] = [second, first];
  });
  await run('sleeperHistoricalTeamWeekData');
  expect([await values(of2025), await values(lineUps)]).toEqual(right);
  const after = await contents();
  await run('sleeperHistoricalTeamWeekData');
  expect(await contents()).toEqual(after);
});
