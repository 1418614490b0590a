import type { components } from '../../../src/api/generated/schema.gen';
import { send } from '../../support/call';
import { eventually } from '../../support/eventually';
import { testAdmin } from '../../support/testAdmin';
import { runOne, values } from './calls';
import { enterLeague, HostFolder, ourLeague, people, rostersResponse } from './hostFolder';

type Schemas = components['schemas'];

const host = new HostFolder();
afterAll(() => host.discard());
beforeAll(() => server.importFrom(host));

const read = async <Response>(call: string) => (await send('GET', `/api/Admin/${call}`)).json<Response>();
const unmatched = () => read<Schemas['UnmatchedPlayer'][]>('GetUnmatchedPlayers');
const save = (name: string, player: string) => send('POST', '/api/Admin/SaveAlias', { name, player });
const aliases = () => read<Schemas['Alias'][]>('GetAliases');
const remove = (name: string) => send('POST', '/api/Admin/RemoveAlias', { name });
const ranked = (avg: number) =>
  values(`select p.name from ranking r join player p on p.id = r.player_id where season = 2026 and avg = ${avg}`);
const file = (names: string[]) =>
  [
    'Rank,Player,Team,Bye,POS,AVG',
    ...names.map((name, i) => `${i + 1},${name},CIN,10,${i < 3 ? 'WR' : 'TE'}${i + 1},${i + 901}.5`),
  ].join('\n');

test('an unmatched name is listed with its candidates; a player’s own name takes no alias', async () => {
  expect(await unmatched()).toEqual([]);
  host.putFile('adp_2026.csv', file(["Ja'Marr Chase", 'Jammy Chase', 'CeeDee Lamb', '<b>No One</b>']));
  expect((await runOne('loadNewFantasyProsFile')).unmatched).toEqual(['Jammy Chase', '<b>No One</b>']);
  const found = await unmatched();
  expect(found.map(({ name, takesAlias }) => [name, takesAlias])).toEqual([
    ['<b>No One</b>', true],
    ['Jammy Chase', true],
  ]);
  expect(found[1]).toMatchObject({ runs: [{ call: 'loadNewFantasyProsFile', leagueName: null }] });
  expect(found[1]!.suggestions[0]).toBe("Ja'Marr Chase");
  expect(found[1]!.suggestions.length).toBeLessThanOrEqual(5);
});

test('an alias is stored and used by the next import', async () => {
  expect(await ranked(902.5)).toEqual([]);
  const response = await save('Jammy Chase', 'tee higgins');
  expect([response.statusCode, response.json<object[]>()]).toMatchObject([200, [{ name: '<b>No One</b>' }]]);
  expect((await unmatched()).map(({ name }) => name)).toEqual(['<b>No One</b>']);
  expect((await runOne('loadNewFantasyProsFile')).unmatched).toEqual(['<b>No One</b>']);
  expect(await ranked(902.5)).toEqual([['Tee Higgins']]);
  expect((await runOne('loadNewFantasyProsFile')).note).toMatch(/is loaded already/);
  expect((await unmatched()).map(({ name }) => name)).toEqual(['<b>No One</b>']);
});

test('a host’s player with a known id only takes an alias too', async () => {
  await enterLeague();
  host.now({ rosters: rostersResponse({ '0001': ['9101', '4711'] }) });
  await runOne('populateCache');
  expect((await runOne('RefreshRosters', ourLeague)).unmatched).toEqual(['mfl player 4711']);
  expect(await unmatched()).toMatchObject([
    {},
    { name: 'mfl player 4711', takesAlias: true, runs: [{ call: 'refreshRosters' }] },
  ]);
  expect((await save('mfl player 4711', 'Brock Bowers')).statusCode).toBe(200);
  expect((await runOne('RefreshRosters', ourLeague)).unmatched).toEqual([]);
  const roster = `select p.name from roster_entry e join player p on p.id = e.player_id where league_id = '${ourLeague}' order by 1`;
  expect(await values(roster)).toEqual([['Brock Bowers'], ['Josh Allen']]);
});

test('a name that many leagues lack is listed with the newest runs and their number, and without older runs of the same league', async () => {
  await server.rows(`insert into import_run (run, call, chosen, started_by, started_at, ended_at, outcome, league_id, league_name, unmatched)
    select gen_random_uuid()::text, 'syncRosters', n::text, 'schedule', '2026-01-01'::timestamptz + n * interval '1 minute', now(), 'done',
      n::text, 'League ' || n, '["Everybody Lacks"]' from generate_series(1, 9) as n`);
  await server.rows(`insert into import_run (run, call, chosen, started_by, started_at, ended_at, outcome, league_id, league_name, unmatched)
    values ('again', 'syncRosters', '9', 'schedule', '2026-01-02', now(), 'done', '9', 'League 9', '[]')`);
  const found = (await unmatched()).find(({ name }) => name === 'Everybody Lacks');
  expect([found!.runCount, found!.runs.map(({ leagueName }) => leagueName)]).toEqual([
    8,
    ['League 8', 'League 7', 'League 6', 'League 5', 'League 4'],
  ]);
  await server.rows(`delete from import_run where call = 'syncRosters'`);
});

test.each([
  ['Jammy Chase', 'Nobody Atall', 'player', 'must be the name of a player; there is no Nobody Atall'],
  ['Tee Higgins', 'CeeDee Lamb', 'name', 'must not be the name of a player; Tee Higgins is one'],
  ['…—', 'CeeDee Lamb', 'name', 'must have a letter'],
  ['x', 'CeeDee Lamb', 'name', 'must have at least 2 characters'],
  ['Jammy\0Chase', 'CeeDee Lamb', 'name', 'must not hold the character NUL'],
  ['mfl player 47\x0011', 'CeeDee Lamb', 'name', 'must not hold the character NUL'],
])('refuses %j for %j, naming the field and the rule', async (name, player, field, message) => {
  const before = await values('select * from player_alias');
  const response = await save(name, player);
  expect([response.statusCode, response.json<Schemas['Problem']>().errors]).toEqual([400, [{ field, message }]]);
  expect(await values('select * from player_alias')).toEqual(before);
});

test('the aliases are listed, newest first, with player, platform and time; one without a time is last', async () => {
  await server.rows(`insert into player_alias values ('Old Josh', 'Josh Allen')`);
  const found = await aliases();
  expect(found.map(({ name, player, platform }) => [name, player, platform])).toEqual([
    ['mfl player 4711', 'Brock Bowers', 'MyFantasyLeague'],
    ['Jammy Chase', 'Tee Higgins', null],
    ['Old Josh', 'Josh Allen', null],
  ]);
  expect(Math.abs(Date.parse(found[0]!.givenAt!) - Date.now())).toBeLessThan(60_000);
  expect(found[2]!.givenAt).toBeNull();
});

test('a removed alias is no longer listed, and the next import does not match its name', async () => {
  const response = await remove('Jammy Chase');
  expect([response.statusCode, response.json<Schemas['Alias'][]>().map(({ name }) => name)]).toEqual([
    200,
    ['mfl player 4711', 'Old Josh'],
  ]);
  expect((await runOne('loadNewFantasyProsFile')).unmatched).toEqual(['Jammy Chase', '<b>No One</b>']);
  expect((await unmatched()).map(({ name }) => name)).toContain('Jammy Chase');

  expect((await remove('mfl player 4711')).statusCode).toBe(200);
  expect((await runOne('RefreshRosters', ourLeague)).unmatched).toEqual(['mfl player 4711']);
  expect((await unmatched()).map(({ name }) => name)).toContain('mfl player 4711');

  const again = await remove('mfl player 4711');
  expect([again.statusCode, again.json<Schemas['Problem']>().detail]).toEqual([404, 'Alias mfl player 4711 is unknown.']);
  expect((await remove('Jammy\0Chase')).statusCode).toBe(404);
});

test('a player’s id that came from an alias is removed with it, or when the name is given to another player', async () => {
  const player = { id: '9200', name: 'Derry, Hank', position: 'RB', team: 'BAL' };
  const known = Object.entries(people).map(([id, [name, position, team]]) => ({ id, name, position, team }));
  host.put('2026/players', { players: { player: [...known, player] } });
  host.now({ rosters: rostersResponse({ '0001': ['9101', '9200'] }) });
  const roster = `select p.name from roster_entry e join player p on p.id = e.player_id where league_id = '${ourLeague}' order by 1`;
  for (const name of ['Kyren Williams', 'Derrick Henry']) {
    expect((await save('Hank Derry', name)).statusCode).toBe(200);
    await runOne('populateCache');
    expect((await runOne('RefreshRosters', ourLeague)).unmatched).toEqual([]);
    expect(await values(roster)).toEqual([[name], ['Josh Allen']].sort());
  }
  expect((await remove('Hank Derry')).statusCode).toBe(200);
  expect((await runOne('RefreshRosters', ourLeague)).unmatched).toEqual(['mfl player 9200']);
});

test('the last runs, newest first, have call, league, by whom, when, outcome, counts and note', async () => {
  await runOne('RefreshRosters', '132');
  const runs = await read<Schemas['MaintenanceRun'][]>('GetRuns');
  expect(runs.slice(0, 2)).toMatchObject([
    {
      ...{ call: 'refreshRosters', leagueId: '132', leagueName: 'Global League', startedBy: testAdmin.email, outcome: 'skipped' },
      ...{ rows: 0, error: null, note: 'Season 2026 of this league comes from no host.', unmatched: [] },
    },
    { call: 'refreshRosters', leagueId: ourLeague, outcome: 'done', rows: 2, note: null },
  ]);
  expect(runs[0]!.seconds).toBeGreaterThanOrEqual(0);
  expect(runs.map(({ id }) => id)).toEqual(runs.map(({ id }) => id).toSorted((a, b) => b - a));
});

test('reading them leaves other responses cached', async () => {
  const league = async () => (await server.inject('/api/League/GetLeague?leagueId=132')).payload;
  let names = 0;
  // The announcement of the run before may arrive in between, and empty the memory once.
  await eventually(async () => {
    const first = await league();
    await server.rows(`update league set name = 'Behind ${++names}' where id = '132'`);
    await read('GetRuns');
    await unmatched();
    expect(await league()).toBe(first);
  }, 5_000);
  await server.rows("update league set name = 'Global League' where id = '132'");
});
