import { get } from '../../support/call';
import { eventually } from '../../support/eventually';
import { values } from './calls';
import { enterLeague, HostFolder, hostLeague, ourLeague, rostersAnswer, standingsAnswer } from './hostFolder';

const host = new HostFolder();
afterAll(() => host.discard());

const sunday = Date.parse('2026-09-20T18:05:00Z');
const minute = 60_000;

const state = { season_type: 'regular', league_season: '2026', week: 2 };
const kickOff = { nflSchedule: { matchup: [{ kickoff: String(Date.parse('2026-09-20T17:00Z') / 1000) }] } };

/** Answers of the hosts in order; the addresses asked for go to `asked`. */
const asked: string[] = [];
const recordedAnswer = (path: string): string | null => {
  asked.push(path);
  if (path === '/v1/state/nfl') return JSON.stringify(state);
  return null;
};

const jobs = (resource: string) =>
  values(
    `select state, retry_count from pgboss.job where name = 'sync' and data->>'resource' = '${resource}' order by created_on`,
  );
/** When the league was read last and is read next, as its pages are told. */
const freshness = async () => {
  const { updatedAt, nextUpdateAt } = (await get(`/api/Settings?leagueId=${ourLeague}`)).json<Record<string, string | null>>();
  return { updatedAt, nextUpdateAt };
};
const runs = (name: string) => values(`select outcome, started_by from import_run where call = '${name}' order by id`);

beforeAll(async () => {
  host.put('2026/nflSchedule_2', kickOff);
  host.put('../sleeper/state/nfl', state);
  host.put('../sleeper/players/nfl', {});
  host.now({ leagueStandings: standingsAnswer([['0001', 1, '180.2']]), rosters: rostersAnswer({ '0001': ['9101'] }) });
});

test('nothing is queued, and no host asked, for the leagues of a new installation', async () => {
  const stop = await server.importLive(async (path) => recordedAnswer(path));
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

test('two processes that look at the same time queue a slot once', async () => {
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

test('a worker that stops gives the job back that it cannot end', async () => {
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

test('a job that fails at every attempt is kept as a dead letter, with its reason', async () => {
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
  expect(letter).toEqual([ourLeague, expect.stringContaining('is not JSON')]);
  const [failed] = await values(`select failures > 0 as failed, error from sync_state where key = '${ourLeague}/scores'`);
  expect(failed).toEqual([true, expect.stringContaining('is not JSON')]);
});

test('the pace of a host holds for all processes on the database', async () => {
  const { reserveStart } = await server.jobs();
  const pace = { name: 'A host', starts: 2, withinMs: 60_000 };
  const waits = await Promise.all([1, 2, 3, 4, 5].map(() => reserveStart(pace)));
  const [first, second, ...later] = waits.sort((a, b) => a - b);
  expect([first, second]).toEqual([0, 0]);
  expect(later.map((ms) => Math.ceil(ms / 60_000))).toEqual([1, 1, 2]);
});
