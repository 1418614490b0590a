import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import shipped from '../../../src/static/config.json';
import { get, send } from '../../support/call';

type ConfigFile = typeof shipped;

const directory = mkdtempSync(join(tmpdir(), 'sideline-config-'));
const configured = async () => (await get('/config.json')).json<ConfigFile>();
const addLeague = (id: string, provider: string) =>
  server.rows(
    `insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled)
     values ('${id}', '${provider}', 'League ${id}', 2026, 2026, false, false)`,
  );

beforeAll(async () => {
  writeFileSync(join(directory, 'index.html'), '<title>Sideline</title>');
  writeFileSync(join(directory, 'config.json'), JSON.stringify(shipped));
  await server.restart(directory);
});
afterAll(() => rmSync(directory, { recursive: true }));

it('is the file while the database has no other leagues', async () => {
  const { headers } = await get('/config.json');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(await configured()).toEqual(shipped);
});

it('stays as large with other leagues in the database, and says that the directory has them', async () => {
  await addLeague('4711', 'default');
  await addLeague('620000000000009999', 'sleeper');
  await server.restart(directory);
  expect(await configured()).toEqual({ ...shipped, hasMoreLeagues: true });
});

it('has the name that people gave a league of the file, and the original one after that is removed', async () => {
  const namesOf = async () => {
    const { leagues, adminLeagues } = await configured();
    return [leagues.find(({ id }) => id === '132')!.name, adminLeagues.find(({ id }) => id === 132)!.name];
  };
  const rename = (leagueName: string) => send('PUT', '/api/Leagues/Settings', { leagueId: '132', leagueName });
  await rename('World League');
  expect(await namesOf()).toEqual(['World League', 'World League']);
  await rename('');
  expect(await namesOf()).toEqual(['Global League', 'Global League']);
});

it('follows the file while the server runs, and is served as it is where it is malformed', async () => {
  const write = (text: string, later: number) => {
    writeFileSync(join(directory, 'config.json'), text);
    utimesSync(join(directory, 'config.json'), later, later);
  };
  write(JSON.stringify({ ...shipped, productName: 'Gridiron' }), 2_000_000_000);
  expect((await configured()).productName).toBe('Gridiron');
  write('{ "leagues": ', 2_000_000_100);
  const { statusCode, payload } = await get('/config.json');
  expect([statusCode, payload]).toEqual([200, '{ "leagues": ']);
});

it('leaves out a league of the file that the database does not have, unless another API may have it', async () => {
  writeFileSync(join(directory, 'config.json'), JSON.stringify(shipped));
  await server.rows("delete from league where id in ('348764', '620000000000000260')");
  await server.restart(directory);
  const gone = ['348764', '620000000000000260'];
  const { leagues, adminLeagues } = await configured();
  expect(shipped.leagues.filter(({ id }) => !leagues.some((league) => league.id === id)).map(({ id }) => id)).toEqual(gone);
  expect(adminLeagues.map(({ id }) => id)).toContain(0);
  expect(adminLeagues.map(({ id }) => id)).not.toContain(348764);
  const hosts = { ...shipped.hosts, 'www.example.com': { apiUrl: 'https://api.example.com', clientUrl: '' } };
  writeFileSync(join(directory, 'config.json'), JSON.stringify({ ...shipped, hosts }));
  await server.restart(directory);
  expect((await configured()).leagues.slice(0, shipped.leagues.length)).toEqual(shipped.leagues);
});
