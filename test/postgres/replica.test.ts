import pg from 'pg';
import { eventuallyRecovered } from '../support/eventually';
import type { Copy } from '../support/openServer';
import { type RunningServer, startServer } from '../support/startServer';

let copy: Copy;
let replica: Copy;
let running: RunningServer;

/** The replica is another copy whose league has another name, so that one sees which one responds. It is no standby, so never behind. */
beforeAll(async () => {
  [copy, replica] = [await server.copy(), await server.copy()];
  await run(replica, `update league set name = 'Read from the replica' where id = '132'`);
  running = await startServer({ ...copy.environment, DATABASE_REPLICA_URL: replica.environment.DATABASE_URL! });
});
afterAll(async () => {
  await running.stop();
  await copy.discard();
});

async function run({ environment }: Copy, text: string) {
  const client = new pg.Client({ connectionString: environment.DATABASE_URL });
  await client.connect();
  return client.query(text).finally(() => client.end());
}

const nameOfLeague = async (path: string) => {
  const response = await fetch(`${running.address}/api/League/${path}?leagueId=132`);
  return ((await response.json()) as { leagueName: string }).leagueName;
};

it('reads from the replica, and from the database when the replica is gone', async () => {
  const caughtUp = `select 1 from pg_stat_activity where datname = current_database() and application_name = 'sideline'
    and state = 'idle' and query like '%replayed'`;
  await eventuallyRecovered(async () => expect((await run(replica, caughtUp)).rowCount).toBe(1));
  expect(await nameOfLeague('GetLeague')).toBe('Read from the replica');
  await replica.discard();
  expect(await nameOfLeague('GetDepthChart')).toBe('Global League');
});
