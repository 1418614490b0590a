import pg from 'pg';
import type { components } from '../../src/api/generated/schema.gen';
import { eventuallyRecovered } from '../support/eventually';
import type { Copy } from '../support/openServer';
import { postJson, type RunningServer, startServer } from '../support/startServer';
import { testAdmin } from '../support/testAdmin';

let copy: Copy;
let servers: RunningServer[];
let client: pg.Client;
let accessToken: string;

beforeAll(async () => {
  copy = await server.copy();
  servers = await Promise.all([startServer(copy.environment), startServer(copy.environment)]);
  client = new pg.Client({ connectionString: copy.environment.DATABASE_URL });
  await client.connect();
  const { email: userEmail, password } = testAdmin;
  const response = await postJson(`${servers[0]!.address}/api/token`, { userEmail, password });
  ({ accessToken } = (await response.json()) as components['schemas']['TokenResponse']);
});
afterAll(async () => {
  await client.end();
  await Promise.all(servers.map((running) => running.stop()));
  await copy.discard();
});

async function click(at: RunningServer) {
  const response = await fetch(`${at.address}/api/Admin/RefreshStandings?leagueId=132`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return (await response.json()) as components['schemas']['AdminRun'];
}

const runs = async () =>
  (await client.query<{ outcome: string }>('select outcome from import_run order by id')).rows.map(({ outcome }) => outcome);

const queued = async () =>
  (await client.query<{ count: number }>("select count(*)::int as count from pgboss.job where name = 'maintenance'")).rows[0]!
    .count;

it('a second click on another process joins the running import; a later one starts a new one', async () => {
  const [one, other] = servers as [RunningServer, RunningServer];
  await client.query("begin; select 1 from league where id = '132' for update");
  const first = click(one);
  await eventuallyRecovered(async () => expect(await runs()).toHaveLength(1));
  const second = await click(other);
  expect(second).toMatchObject({ endedAt: null, total: 1, done: 0 });
  expect(await runs()).toEqual(['running']);
  expect(await queued()).toBe(1);
  await client.query('commit');
  expect((await first).run).toBe(second.run);
  await eventuallyRecovered(async () => expect(await runs()).toEqual(['skipped']));
  expect((await click(other)).run).not.toBe(second.run);
  expect(await runs()).toEqual(['skipped', 'skipped']);
  expect(await queued()).toBe(2);
});
