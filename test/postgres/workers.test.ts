import pg from 'pg';
import { eventuallyRecovered } from '../support/eventually';
import type { Copy } from '../support/openServer';
import { type RunningServer, startServer } from '../support/startServer';
import { HostFolder, hostLeague, rostersResponse, standingsResponse } from '../server/sync/hostFolder';

const host = new HostFolder();
const leagues = Array.from({ length: 12 }, (_, i) => String(9000 + i));
let copy: Copy;
let client: pg.Client;
let worker: RunningServer | undefined;

beforeAll(async () => {
  // A host that refuses a league's rosters again and again counts as down.
  host.now({ leagueStandings: standingsResponse([['0001', 1, '180.2']]), rosters: rostersResponse({ '0001': ['9101'] }) });
  host.put('../sleeper/state/nfl', { season_type: 'pre', league_season: '2026', week: 1 });
  copy = await server.copy();
  client = new pg.Client({ connectionString: copy.environment.DATABASE_URL });
  await client.connect();
  await client.query(
    `insert into player_external_id (provider, external_id, player_id) select 'mfl', '9101', min(id) from player`,
  );
  for (const id of leagues)
    await client.query(`insert into league values ('${id}', 'default', 'League ${id}', 2026, 2026, false, true);
      insert into league_source values ('${id}', 2026, 'mfl', '${hostLeague}', null);
      insert into league_schedule (league_id) values ('${id}')`);
});
afterAll(async () => {
  await client.end();
  await worker?.stop();
  await copy.discard();
  host.discard();
});

const values = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows.map((row) => Object.values(row));
const start = () => startServer({ ...copy.environment, RECORDED_DIR: host.recorded, PROCESS_ROLE: 'worker' });
const jobs = `from pgboss.job where name = 'sync' and data->>'resource' = 'scores'`;

it('worker processes, one of them killed, lose and repeat nothing', async () => {
  const [killed, other] = await Promise.all([start(), start()]);
  worker = other;
  await eventuallyRecovered(async () => expect(await values(`select ${jobs} and state = 'completed'`)).not.toEqual([]));
  await killed.kill();
  // Those that the killed one had begun count as left behind after a while, which the test does not wait for.
  await client.query(`update pgboss.job set started_on = started_on - interval '5 minutes' where state = 'active'`);
  await worker.stop();
  worker = await start();
  await eventuallyRecovered(async () => {
    await client.query(`update pgboss.job set start_after = now() where state = 'retry'`);
    expect(await values(`select count(*)::int ${jobs} and state = 'completed'`)).toEqual([[leagues.length]]);
  });
  expect(await values(`select count(*)::int ${jobs}`)).toEqual([[leagues.length]]);
  expect(await values(`select distinct wins from team_season where league_id like '90__' and team_id like '%-0001'`)).toEqual([
    [1],
  ]);
  expect((await fetch(`${worker.address}/readyz`)).status).toBe(200);
  expect((await fetch(`${worker.address}/api/League/GetLeague?leagueId=132`)).status).toBe(404);
});
