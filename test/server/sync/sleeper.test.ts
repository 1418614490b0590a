import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Schema } from '../../../src/api/types';
import { get, send } from '../../support/call';
import { contents, counts, removeOldScores, run, runOne, values } from './calls';

const recorded = mkdtempSync(join(tmpdir(), 'sideline-sleeper-'));
cpSync(join(__dirname, '../../../scripts/seed/recorded/sleeper'), join(recorded, 'sleeper'), { recursive: true });
afterAll(() => rmSync(recorded, { recursive: true, force: true }));
beforeAll(async () => {
  server.importFrom({ recorded });
  await removeOldScores();
});

const [a, b, c] = ['620000000000000149', '620000000000000186', '620000000000000260'];

type Json = Record<string, unknown>;
/** Changes a recorded response. */
function change<Response = Json>(path: string, edit: (response: Response) => void): void {
  const file = join(recorded, 'sleeper', `${path}.json`);
  const response = JSON.parse(readFileSync(file, 'utf8')) as Response;
  edit(response);
  writeFileSync(file, JSON.stringify(response));
}

async function twice(call: string) {
  const before = await contents();
  const first = await run(call);
  const after = await contents();
  const second = await run(call);
  expect(await contents()).toEqual(after);
  expect(second.leagues.map(({ rows, error }) => [rows, error])).toEqual(second.leagues.map(() => [0, null]));
  return { first, second, changed: Object.keys(after).filter((name) => after[name] !== before[name]) };
}

test('sleeperUpdatePlayers adds unknown players, changes the team of known ones, and leaves names as they are', async () => {
  const [[id, name]] = (await values(
    `select p.id, p.name from player p join player_external_id x on x.player_id = p.id and provider = 'sleeper' where nfl_team = 'CIN' order by p.id limit 1`,
  )) as [[string, string]];
  change('players/nfl', (players) => {
    players['99999'] = { full_name: 'Zebulon Newcomer', position: 'RB', team: 'KC' };
    players[id] = { full_name: 'Someone Else', position: 'QB', team: 'SF' };
  });
  const { first } = await twice('sleeperUpdatePlayers');
  expect(first.leagues).toHaveLength(1);
  expect(first.leagues[0]).toMatchObject({ leagueId: null, error: null });
  expect(await values(`select id, name, position, nfl_team from player where id in ('99999', '${id}') order by id desc`)).toEqual(
    [
      ['99999', 'Zebulon Newcomer', 'RB', 'KC'],
      [id, name, expect.any(String), 'SF'],
    ],
  );
});

test('a defence that was stored under the earlier code of its team becomes the present one', async () => {
  await server.rows("insert into player values ('OAK', 'Sleeper player OAK', '-', 7, null, null, null)");
  await server.rows(
    "insert into player_external_id (provider, external_id, player_id, provisional) values ('sleeper', 'OAK', 'OAK', true)",
  );
  change('players/nfl', (players) => {
    players.OAK = { first_name: 'Oakland', last_name: 'Raiders', position: 'DEF', team: 'OAK' };
    players.LV = { first_name: 'Las Vegas', last_name: 'Raiders', position: 'DEF', team: 'LV' };
  });
  await server.rows(`insert into roster_snapshot (league_id, season, week, team_id, player_id, slot)
    select league_id, 2025, 18, id, 'OAK', 'active' from team where league_id = '${a}' order by id limit 1`);
  await run('sleeperUpdatePlayers');
  expect(await values('select player_id from roster_snapshot where week = 18')).toEqual([['LV']]);
  expect(await values("select id, name from player where id in ('OAK', 'LV')")).toEqual([['LV', 'Las Vegas Raiders']]);
  await server.rows('delete from roster_snapshot where week = 18');
});

test('sleeperUpdateLeagues brings teams, rosters, keepers, standings and the draft up to date', async () => {
  const { first } = await twice('sleeperUpdateLeagues');
  expect(first.leagues.map(({ leagueId, error }) => [leagueId, error])).toEqual(
    expect.arrayContaining([a, b, c].map((leagueId) => [leagueId, null])),
  );
  const drafted = `select count(*)::int as picks, count(player_id)::int as players from draft_pick where league_id = '${a}' and season = 2026`;
  expect(await values(drafted)).toEqual([[36, 36]]);

  const [[teamId, playerId]] = (await values(
    `select team_id, player_id from roster_entry where league_id = '${a}' order by team_id, player_id limit 1`,
  )) as [[string, string]];
  change(`league/${a}`, (league) => (league.name = 'Renamed League'));
  change<Json[]>(`league/${a}/rosters`, (rosters) => {
    const roster = rosters.find(({ owner_id: owner }) => owner === teamId)!;
    roster.players = (roster.players as string[]).filter((id) => id !== playerId);
    roster.settings = { ...(roster.settings as Json), wins: 3, losses: 1 };
  });
  const { leagues } = await run('sleeperUpdateLeagues');
  expect(leagues.map(({ leagueId, rows }) => [leagueId, rows])).toEqual(
    expect.arrayContaining([
      [b, 0],
      [c, 0],
    ]),
  );
  expect(leagues.find(({ leagueId }) => leagueId === a)!.rows).toBeGreaterThanOrEqual(3);
  expect(await values(`select name, standings_season from league where id = '${a}'`)).toEqual([['Renamed League', 2026]]);
  expect(await values(`select 1 from roster_entry where league_id = '${a}' and player_id = '${playerId}'`)).toEqual([]);
  const wins = `select wins, losses from team_season where league_id = '${a}' and season = 2026 and team_id = '${teamId}'`;
  expect(await values(wins)).toEqual([[3, 1]]);
});

test('a keeper mark that people made stays when the host has another one, or none', async () => {
  const [[teamId, mine, theirs]] = (await values(
    `select team_id, min(player_id), max(player_id) from roster_entry where league_id = '${c}' group by team_id order by team_id limit 1`,
  )) as [[string, string, string]];
  await server.rows(`insert into keeper values ('${c}', 2026, '${teamId}', '${mine}', 'manual')`);
  change<Json[]>(`league/${c}/rosters`, (rosters) => {
    rosters.find(({ owner_id: owner }) => owner === teamId)!.keepers = [mine, theirs];
  });
  const marks = `select player_id, source from keeper where league_id = '${c}' and team_id = '${teamId}' order by source`;
  await twice('sleeperUpdateLeagues');
  expect(await values(marks)).toEqual([
    [theirs, 'host'],
    [mine, 'manual'],
  ]);
  change<Json[]>(`league/${c}/rosters`, (rosters) => {
    rosters.find(({ owner_id: owner }) => owner === teamId)!.keepers = null;
  });
  await run('sleeperUpdateLeagues');
  expect(await values(marks)).toEqual([[mine, 'manual']]);
});

test('a mark of the host that a person removed stays removed until the host has it anew; a commissioner can take the host’s', async () => {
  const [[teamId, mine, theirs, other]] = (await values(
    `select team_id, min(player_id), max(player_id), (array_agg(player_id order by player_id))[3] from roster_entry
     where league_id = '${c}' group by team_id order by team_id limit 1`,
  )) as [[string, string, string, string]];
  const ofHost = (keepers: string[] | null) =>
    change<Json[]>(`league/${c}/rosters`, (rosters) => {
      rosters.find(({ owner_id: owner }) => owner === teamId)!.keepers = keepers;
    });
  const marks = () =>
    values(`select player_id, source from keeper where league_id = '${c}' and team_id = '${teamId}' order by 1`);
  const mark = async (playerId: string, isKeeper: boolean) =>
    expect(
      (await send('PUT', '/api/Team/SleeperTeamSetKeeper', { leagueId: c, teamId, playerId, isKeeper, override: true }))
        .statusCode,
    ).toBe(200);
  const checked = async () => {
    const { isHostKnown, teams } = (await get(`/api/League/GetKeeperChoices?leagueId=${c}`)).json<Schema<'KeeperChoices'>>();
    const { onlyHere, onlyHost } = teams.find((team) => team.teamId === teamId)!;
    return [isHostKnown, onlyHere.map(({ playerId }) => playerId), onlyHost.map(({ playerId }) => playerId)];
  };
  await server.rows(`delete from keeper where league_id = '${c}'`);
  await server.rowsChanged();
  expect(await checked()).toEqual([false, [], []]);
  expect((await send('POST', '/api/League/TakeHostKeepers', { leagueId: c })).json()).toMatchObject({ status: 400 });

  ofHost([mine, theirs]);
  await run('sleeperUpdateLeagues');
  expect(await checked()).toEqual([true, [], []]);
  await mark(theirs, false);
  await mark(other, true);
  await run('sleeperUpdateLeagues');
  expect(await marks()).toEqual([
    [mine, 'host'],
    [other, 'manual'],
  ]);
  expect(await checked()).toEqual([true, [other], [theirs]]);

  await server.addAccount({ email: 'member@example.com', role: 'member', scopes: [{ leagueId: c, teamId }] });
  expect((await send('POST', '/api/League/TakeHostKeepers', { leagueId: c }, 'member@example.com')).statusCode).toBe(403);
  expect((await send('POST', '/api/League/TakeHostKeepers', { leagueId: c })).statusCode).toBe(204);
  expect(await checked()).toEqual([true, [], []]);
  expect(await marks()).toEqual([
    [mine, 'host'],
    [theirs, 'host'],
  ]);
  const changes = (await send('GET', `/api/Team/GetKeeperChanges?leagueId=${c}`)).json<Schema<'KeeperChange'>[]>();
  expect(changes.slice(0, 2).map(({ playerId, isKeeper }) => [playerId, isKeeper])).toEqual([
    [theirs, true],
    [other, false],
  ]);

  // The host forgets him and has him again: he is marked, though a person removed his mark before.
  await mark(theirs, false);
  ofHost([mine]);
  await run('sleeperUpdateLeagues');
  ofHost([mine, theirs]);
  await run('sleeperUpdateLeagues');
  expect(await checked()).toEqual([true, [], []]);
});

test('sleeperHistoricalTeamWeekData reads every season’s weeks once; the snapshot of a week has its reserve', async () => {
  const ofSeason = `league_id = '${a}' and season = 2024`;
  const [[players]] = (await values(`select count(*)::int from team_week_player where ${ofSeason}`)) as [[number]];
  await server.rows(`delete from team_week where ${ofSeason}`); // and with it those players' scores
  await server.rows(`update team_week set bench_score = 0 where league_id = '${a}' and season = 2025 and week = 3`);
  const { first } = await twice('sleeperHistoricalTeamWeekData');
  const newPictures = 4 * 12; // the seed draws its own
  const ofA = first.leagues.find(({ leagueId }) => leagueId === a)!;
  expect(counts(ofA)).toMatchObject({ rows: 17 * 12 + players + 12 + newPictures, unmatched: [], error: null });
  expect(
    await values(`select season, week, complete from watermark where league_id = '${a}' and resource = 'weeks' order by season`),
  ).toEqual([2022, 2023, 2024, 2025].map((season) => [season, 17, true]));

  change(`league/${b}`, (league) => (league.settings = { ...(league.settings as Json), leg: 1 }));
  expect((await run('sleeperUpdateLeagues')).leagues.every(({ error }) => error === null)).toBe(true);
  const snapshot = `select s.team_id, s.player_id from roster_snapshot s where league_id = '${b}' and season = 2026 and week = 1 and slot <> 'active' order by team_id, player_id`;
  const [[teamId, hurt]] = (await values(snapshot)) as [[string, string]];
  const { 0: roster } = (
    JSON.parse(readFileSync(join(recorded, 'sleeper', `league/${b}/rosters.json`), 'utf8')) as Json[]
  ).filter(({ owner_id: owner }) => owner === teamId);
  const [starter, benched] = (roster!.players as string[]).filter((id) => id !== hurt);
  const side = {
    ...{ roster_id: roster!.roster_id, matchup_id: null, points: 10, starters: [starter], players: [starter, benched, hurt] },
    players_points: { [starter!]: 10, [benched!]: 4, [hurt]: 2.5 },
  };
  cpSync(join(recorded, `sleeper/league/${a}.json`), join(recorded, `sleeper/league/${b}/matchups/0.json`));
  writeFileSync(join(recorded, `sleeper/league/${b}/matchups/1.json`), JSON.stringify([side]));
  change(`league/${b}`, (league) => (league.settings = { ...(league.settings as Json), start_week: 1, last_scored_leg: 1 }));
  await run('sleeperHistoricalTeamWeekData');
  const scores = (await get(`/api/History/SleeperPointsByYear?leagueId=${b}&year=2026`)).json<{ teams: Json[] }>().teams;
  expect(scores).toMatchObject([{ teamId, teamScoreTotal: 10, benchScoreTotal: 4, resScoreTotal: 2.5 }]);
});

test('one broken league is reported, the others are updated', async () => {
  writeFileSync(join(recorded, `sleeper/league/${b}/rosters.json`), '{"nonsense":');
  const { leagues } = await run('sleeperUpdateLeagues');
  expect(leagues.filter(({ error }) => error).map(({ leagueId, error }) => [leagueId, error])).toEqual([
    [b, expect.stringMatching(/^The rosters could not be read from Sleeper: .*\n.*\/rosters is not JSON$/)],
  ]);
  rmSync(join(recorded, 'sleeper/players/nfl.json'));
  expect(await runOne('sleeperUpdatePlayers')).toMatchObject({ rows: 0, error: expect.any(String) as string });
});
