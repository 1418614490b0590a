import type { components } from '../../../src/api/generated/schema.gen';
import { get, send } from '../../support/call';
import { eventually } from '../../support/eventually';
import { values } from './calls';
import { enterLeague, HostFolder, hostLeague, ourLeague, rostersResponse, standingsResponse } from './hostFolder';

type Settings = components['schemas']['Settings'];
type FailedJob = components['schemas']['FailedJob'];

const host = new HostFolder();
afterAll(() => host.discard());

const sunday = Date.parse('2026-09-20T18:05:00Z');
const minute = 60_000;

const state = { season_type: 'regular', league_season: '2026', week: 2 };
const kickOff = { nflSchedule: { matchup: [{ kickoff: String(Date.parse('2026-09-20T17:00Z') / 1000) }] } };

/** Responses of the hosts in order; the addresses asked for go to `asked`. */
const asked: string[] = [];
const recordedResponse = (path: string): string | null => {
  asked.push(path);
  if (path === '/v1/state/nfl') return JSON.stringify(state);
  return null;
};

const jobs = (resource: string) =>
  values(
    `select state, retry_count from pgboss.job where name = 'sync' and data->>'resource' = '${resource}' order by created_on`,
  );
/** When the league's scores were read last and are read next, as its pages show it. */
const freshness = async () => (await get(`/api/Settings?leagueId=${ourLeague}`)).json<Settings>().freshness!.scores;
const runs = (name: string) => values(`select outcome, started_by from import_run where call = '${name}' order by id`);

beforeAll(async () => {
  host.put('2026/nflSchedule_2', kickOff);
  host.put('../sleeper/state/nfl', state);
  host.put('../sleeper/players/nfl', {});
  host.now({ leagueStandings: standingsResponse([['0001', 1, '180.2']]), rosters: rostersResponse({ '0001': ['9101'] }) });
});

test('nothing is queued, and no host called, for the leagues of a new installation', async () => {
  const stop = await server.importLive(async (path) => recordedResponse(path));
  const { enqueueDue } = await server.jobs();
  expect(await enqueueDue(sunday)).toEqual([]);
  expect(asked).toEqual([]);
  stop();
});

test('a league of a host is read by the calendar, each slot once', async () => {
  server.importFrom(host);
  await enterLeague();
  await server.rows(`insert into league_schedule (league_id) values ('${ourLeague}')`);
  const { enqueueDue, startWorker } = await server.jobs();
  expect((await enqueueDue(sunday)).sort()).toEqual([`${ourLeague}/rosters`, `${ourLeague}/scores`, 'players']);
  expect(await enqueueDue(sunday + minute)).toEqual([]);
  expect(await freshness()).toEqual({ updatedAt: null, nextUpdateAt: expect.any(String) });
  const worker = startWorker();
  await eventually(async () => expect(await jobs('players')).toEqual([['completed', 0]]));
  await eventually(async () => expect(await jobs('scores')).toEqual([['completed', 0]]));
  await worker.stop();
  expect(await runs('syncScores')).toEqual([['done', 'schedule']]);
  expect(Date.now() - Date.parse((await freshness()).updatedAt!)).toBeLessThan(60_000);
  const [played] = await values(`select wins from team_season where league_id = '${ourLeague}' and team_id = '77-0001'`);
  expect(played).toEqual([1]);
  expect(await enqueueDue(sunday + 60 * minute)).toEqual([`${ourLeague}/scores`]);
});

describe.each([
  ['Sleeper', '../sleeper/state/nfl'],
  ['MyFantasyLeague', '2026/nflSchedule_2'],
])('while %s is down', (_, file) => {
  const working = file.startsWith('2026') ? kickOff : state;
  beforeAll(() => host.put(file, '<html>maintenance</html>'));
  afterAll(() => host.put(file, working));

  test('the schedule uses the last calendar that was read, and logs it', async () => {
    const { enqueueDue } = await server.jobs();
    const at = sunday + (file.startsWith('2026') ? 21 : 14) * 60 * minute;
    await server.rows(`update sync_state set slot_at = null`);
    expect(await enqueueDue(at)).toContain(`${ourLeague}/rosters`);
    const [warning] = (await server.logged(/^The NFL calendar could not be read/)).slice(-1);
    expect(warning).toMatchObject({ level: 40, msg: expect.stringContaining('is not JSON') });
    expect(await values(`select value::json->'calendar' from installation where name = 'nflCalendar'`)).toEqual([
      [{ season: 2026, phase: 'regular', week: 2, kickOffs: [Date.parse('2026-09-20T17:00Z')] }],
    ]);
    await server.rows(`delete from pgboss.job where state = 'created'`);
  });
});

test('two processes at the same time queue a slot once', async () => {
  await server.rows(`update sync_state set slot_at = null`);
  const { enqueueDue } = await server.jobs();
  const at = sunday + 120 * minute;
  await Promise.all([enqueueDue(at), enqueueDue(at)]);
  expect(await values(`select count(*)::int from pgboss.job where data->>'resource' = 'scores' and state = 'created'`)).toEqual([
    [1],
  ]);
});

test('a job whose worker was killed is done once more, and no other', async () => {
  const { startWorker } = await server.jobs();
  await server.rows(`update pgboss.job set state = 'active', started_on = now() - interval '5 minutes', retry_delay = 0, retry_backoff = false
    where data->>'resource' = 'scores' and state = 'created'`);
  const before = (await runs('syncScores')).length;
  const worker = startWorker();
  await eventually(async () => expect((await jobs('scores')).every(([is]) => is === 'completed')).toBe(true));
  await worker.stop();
  expect((await runs('syncScores')).length).toBe(before + 1);
});

test('a job that was done before its worker told the queue is not read again', async () => {
  const { startWorker } = await server.jobs();
  const before = await runs('syncScores');
  const [[id]] = (await values(
    `select id from pgboss.job where data->>'resource' = 'scores' and state = 'completed' order by completed_on desc limit 1`,
  )) as [[string]];
  await server.rows(
    `update pgboss.job set state = 'active', completed_on = null, started_on = now() - interval '1 minute' where id = '${id}'`,
  );
  await server.rows(`update sync_state set failures = 1 where key = '${ourLeague}/scores'`);
  const worker = startWorker();
  await eventually(async () => expect(await values(`select state from pgboss.job where id = '${id}'`)).toEqual([['completed']]));
  await worker.stop();
  expect(await runs('syncScores')).toEqual(before);
  expect(await values(`select failures from sync_state where key = '${ourLeague}/scores'`)).toEqual([[0]]);
});

test('a worker that stops returns the job it cannot finish', async () => {
  const { enqueueDue, startWorker } = await server.jobs();
  await server.rows(`delete from pgboss.job where state < 'active'`);
  await enqueueDue(sunday + 180 * minute);
  let isAsked = false;
  const stop = await server.importLive(async () => {
    isAsked = true;
    return undefined;
  });
  const worker = startWorker();
  await eventually(() => expect(isAsked).toBe(true));
  await worker.stop(100);
  expect((await jobs('scores')).at(-1)).toEqual(['retry', 0]);
  stop();
  await eventually(async () => expect(await values(`select from import_run where outcome = 'running'`)).toEqual([]));
});

test('a job that fails at every attempt becomes a dead letter, with its reason', async () => {
  const { startWorker } = await server.jobs();
  server.importFrom(host);
  host.put(`2026/${hostLeague}/leagueStandings`, 'no JSON');
  await server.rows(`update pgboss.job set start_after = now(), retry_count = 3, retry_limit = 3, started_on = null
    where data->>'resource' = 'scores' and state = 'retry'`);
  const worker = startWorker();
  await eventually(async () => expect((await jobs('scores')).at(-1)).toEqual(['failed', 3]));
  await worker.stop();
  const [letter] = await values(
    `select data->>'leagueId' as league, output->>'message' as reason from pgboss.job where name = 'sync-failed'`,
  );
  const told = /^The standings could not be read from MyFantasyLeague: .* It is tried again automatically\..*\n.*is not JSON$/;
  expect(letter).toEqual([ourLeague, expect.stringMatching(told)]);
  const [failed] = await values(`select failures > 0 as failed, error from sync_state where key = '${ourLeague}/scores'`);
  expect(failed).toEqual([true, expect.stringMatching(told)]);
});

describe('an admin', () => {
  const url = (call: string) => `/api/Admin/${call}`;
  const failedJobs = async () => (await send('GET', url('GetFailedJobs'))).json<FailedJob[]>();
  const change = (call: string, jobId: string) => send('POST', url(call), { jobId });
  const fail = (data: object, message: string, ago = '0 minutes') =>
    server.rows(`insert into pgboss.job (name, data, output, retry_limit, created_on)
      values ('sync-failed', '${JSON.stringify(data)}', '{"message": "${message}"}', 3, now() - interval '${ago}')`);
  const scores = { resource: 'scores', leagueId: ourLeague };

  test('sees the failed jobs, each resource once, and retries one until it succeeds', async () => {
    await fail(scores, 'Down before', '3 days');
    const [job, ...others] = await failedJobs();
    expect(others).toEqual([]);
    expect(job).toMatchObject({ ...scores, leagueName: 'Harbour League', season: null, tries: 8 });
    expect(job!.error).toContain('is not JSON');
    expect((await change('RetryFailedJob', job!.jobId)).json()).toEqual([]);
    expect((await jobs('scores')).at(-1)).toEqual(['created', 0]);
    expect((await change('RetryFailedJob', job!.jobId)).statusCode).toBe(404);

    await fail(scores, 'Down meanwhile');
    host.now({ leagueStandings: standingsResponse([['0001', 1, '180.2']]) });
    const worker = (await server.jobs()).startWorker();
    await eventually(async () => expect((await jobs('scores')).at(-1)).toEqual(['completed', 0]));
    await worker.stop();
    expect(await failedJobs()).toEqual([]);
  });

  test('discards one, and sees none of a league that is gone or was added since', async () => {
    await fail({ resource: 'pastSeason', leagueId: ourLeague, season: 2024 }, 'One');
    await fail({ resource: 'players', leagueId: null }, 'Two', '1 hour');
    await fail({ resource: 'scores', leagueId: '999' }, 'Gone');
    await fail({ resource: 'addition', leagueId: ourLeague, addition: { name: 'Here' } }, 'Added since');
    await fail({ resource: 'addition', leagueId: '998', addition: { name: 'Kicker League' } }, 'Three', '2 hours');
    const found = await failedJobs();
    expect(found.map(({ error, leagueName, season }) => [error, leagueName, season])).toEqual([
      ['One', 'Harbour League', 2024],
      ['Two', null, null],
      ['Three', 'Kicker League', null],
    ]);
    const left = (await change('DiscardFailedJob', found[1]!.jobId)).json<FailedJob[]>();
    expect(left.map(({ error }) => error)).toEqual(['One', 'Three']);
    expect((await change('DiscardFailedJob', found[1]!.jobId)).statusCode).toBe(404);
  });
});

describe('the pace of a host applies to all processes on the database:', () => {
  const gateOf = async (name: string) =>
    (await server.jobs()).gateOf({ name, inFlight: 9, starts: 2, withinMs: 60_000, coolDownMs: 600_000 });

  test('starts', async () => {
    const gate = await gateOf('A host');
    const entries = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((call) => gate.enter(call)));
    const [first, second, ...later] = entries.map(({ waitMs }) => waitMs).sort((a, b) => a - b);
    expect([first, second]).toEqual([0, 0]);
    expect(later.map((ms) => Math.ceil(ms / 60_000))).toEqual([1, 1, 2]);
  });

  test('pauses and calls in flight', async () => {
    const [one, other] = [await gateOf('Another host'), await gateOf('Another host')];
    const tooMany = { status: 429, askedMs: 50_000 };
    expect(await one.enter('a')).toEqual({ isIn: true, waitMs: 0, pausedMs: 0 });
    await one.leave('a', tooMany);
    const paused = await other.enter('b');
    expect([paused.isIn, Math.ceil(paused.pausedMs / 10_000)]).toEqual([false, 5]);
    await other.leave('a', tooMany);
    expect(Math.ceil((await one.enter('c')).pausedMs / 60_000)).toBe(10);
  });
});

describe('with a host whose last three leagues failed', () => {
  const waiting = (what: string) => values(`select ${what} from pgboss.job where name = 'sync' and state <> 'completed'`);
  beforeAll(async () => {
    await server.rows(`delete from pgboss.job where name = 'sync'`);
    for (const id of ['78', '79']) {
      await enterLeague(id, `700${id}`);
      await server.rows(`insert into league_schedule (league_id) values ('${id}')`);
    }
    await server.rows('delete from sync_state');
    await server.rows(`insert into host_outage values ('mfl', '{77,78,79}', now())`);
  });

  test('a job that was queued before waits too, without an attempt', async () => {
    const { startWorker } = await server.jobs();
    const before = await runs('syncScores');
    await server.rows(`insert into pgboss.job (name, data) values ('sync', '{"resource": "scores", "leagueId": "78"}')`);
    const worker = startWorker();
    await eventually(async () =>
      expect(await waiting(`state, retry_count, start_after > now() + interval '10 minutes'`)).toEqual([['retry', 0, true]]),
    );
    await worker.stop();
    expect(await runs('syncScores')).toEqual(before);
  });

  test('a person’s request for the league does not wait', async () => {
    const { startWorker } = await server.jobs();
    await server.rows(`delete from pgboss.job where name = 'sync'`);
    const before = (await runs('syncScores')).length;
    expect((await send('POST', '/api/Admin/SyncLeague', { leagueId: '78' })).statusCode).toBe(204);
    const worker = startWorker();
    await eventually(async () => expect((await runs('syncScores')).length).toBeGreaterThan(before));
    await worker.stop();
  });
});
