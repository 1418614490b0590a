import type { components } from '../../../src/api/generated/schema.gen';
import { send } from '../../support/call';
import { eventually } from '../../support/eventually';
import { testAdmin } from '../../support/testAdmin';
import { run, values } from './calls';
import { enterLeague, HostFolder, ourLeague, standingsResponse } from './hostFolder';

type AdminRun = components['schemas']['AdminRun'];

const host = new HostFolder();
afterAll(() => host.discard());

beforeAll(async () => {
  host.now({ leagueStandings: standingsResponse([['0001', 1, '180.2']]) });
  server.importFrom(host);
  await enterLeague();
});

const active = async () => (await send('GET', '/api/Admin/GetActiveRuns')).json<AdminRun[]>();

let waiting: AdminRun;
/** For calls whose run ends later. */
const shortly = 300;

test('a call that does not end soon, on PostgreSQL within five seconds, responds with its run, and one at the same time with the same', async () => {
  const within = server.engine === 'postgres' ? undefined : shortly;
  server.queueCalls(within);
  const start = performance.now();
  const [first, second] = await Promise.all([run('RefreshStandings', '0'), run('RefreshStandings', '0')]);
  waiting = first;
  expect(performance.now() - start).toBeGreaterThan((within ?? 5_000) - 50);
  const leagues = await values("select id from league where provider = 'default'");
  expect(waiting).toMatchObject({ call: 'refreshStandings', chosen: '0', startedBy: testAdmin.email, endedAt: null, done: 0 });
  expect([waiting.total, waiting.leagues]).toEqual([leagues.length, []]);
  expect(second.run).toBe(waiting.run);
  expect(await active()).toHaveLength(1);
});

test('a worker does it league by league, and the run has each outcome', async () => {
  const { startWorker } = await server.jobs();
  const worker = startWorker();
  await eventually(async () => expect((await active())[0]).toMatchObject({ endedAt: expect.any(String) as string }));
  const [ended] = await active();
  expect([ended!.run, ended!.done]).toEqual([waiting.run, waiting.total]);
  expect(ended!.leagues.find(({ leagueId }) => leagueId === ourLeague)).toMatchObject({ rows: 2, error: null, note: null });
  expect(ended!.leagues.filter(({ note }) => note?.includes('comes from no host'))).toHaveLength(waiting.total! - 1);
  const recorded = `select distinct started_by from import_run where run = '${waiting.run}'`;
  expect(await values(recorded)).toEqual([[testAdmin.email]]);
  await worker.stop();
});

test('with a worker, a call that ends soon responds as without one, also one about no league', async () => {
  server.queueCalls();
  const { startWorker } = await server.jobs();
  const worker = startWorker();
  const done = await run('RefreshStandings', ourLeague);
  expect(done).toMatchObject({ endedAt: expect.any(String) as string, leagues: [{ leagueId: ourLeague, rows: 0, error: null }] });
  const players = await run('populateRookies');
  expect(players.leagues).toMatchObject([{ leagueId: null }]);
  await worker.stop();
});

test('a league that is not there, or of the other platform, is refused at once', async () => {
  for (const league of ['999', '620000000000000149'])
    expect((await send('GET', `/api/Admin/RefreshStandings?leagueId=${league}`)).statusCode).toBe(404);
});

test('a job whose worker was killed is done by the next one', async () => {
  server.queueCalls(shortly);
  const open = await run('RefreshStandings', ourLeague);
  expect(open.endedAt).toBeNull();
  await server.rows(
    `update pgboss.job set state = 'active', started_on = now() - interval '1 minute', retry_delay = 0 where data->>'run' = '${open.run}'`,
  );
  const { startWorker } = await server.jobs();
  const worker = startWorker();
  await eventually(
    async () =>
      expect((await active()).find((each) => each.run === open.run)).toMatchObject({
        endedAt: expect.any(String) as string,
        done: 1,
      }),
    30_000,
  );
  await worker.stop();
});
