/** The schedule of many leagues: what is queued, in which order, and what pages and metrics say while a host's pace allows less. */
import type { components } from '../../../src/api/generated/schema.gen';
import { get, send } from '../../support/call';
import { run, values } from './calls';
import { HostFolder, hostLeague, rostersResponse, standingsResponse } from './hostFolder';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

const host = new HostFolder();
afterAll(() => host.discard());

const minute = 60_000;
/** A game has run for an hour. */
const now = Date.now();
const many = 1_200;

beforeAll(async () => {
  host.put('2026/nflSchedule_2', { nflSchedule: { matchup: [{ kickoff: String(Math.floor((now - 60 * minute) / 1000)) }] } });
  host.put('../sleeper/state/nfl', { season_type: 'regular', league_season: '2026', week: 2 });
  server.importFrom(host);
  await server.rows('truncate league cascade');
  await server.rows(`insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled)
    select (70000 + n)::text, 'default', case when n = 7 then '100% Süd_liga' else 'League ' || lpad(n::text, 4, '0') end, 2026, 2026, false, true
    from generate_series(1, ${many}) as n`);
  await server.rows(`insert into league_source select id, season, 'mfl', id, null from league`);
  await server.rows('insert into league_schedule (league_id) select id from league');
});
beforeEach(async () => {
  for (const table of ['pgboss.job', 'sync_state', 'host_outage']) await server.rows(`delete from ${table}`);
  await server.rows('update league_schedule set viewed_at = null');
  await server.rowsChanged();
});

const id = (n: number) => String(70_000 + n);
const waiting = (order: string) =>
  values(
    `select data->>'leagueId' as league, data->>'resource' as resource from pgboss.job where name = 'sync' order by ${order} limit 4`,
  );
const viewed = (at: number, ids: string[]) =>
  server.rows(
    `update league_schedule set viewed_at = '${new Date(at).toISOString()}' where league_id in (${ids.map((each) => `'${each}'`).join()})`,
  );
const settings = async (leagueId: string) => (await get(`/api/Settings?leagueId=${leagueId}`)).json<Schema<'Settings'>>();

test('all due jobs of more leagues than one batch are queued, each once, also by two processes', async () => {
  const { enqueueDue } = await server.jobs();
  const [one, other] = await Promise.all([enqueueDue(now), enqueueDue(now)]);
  expect(new Set([...one, ...other]).size).toBe(many * 2 + 1);
  const counted = `select data->>'resource' as resource, count(*)::int as jobs, count(distinct singleton_key)::int as keys
    from pgboss.job where name = 'sync' group by 1 order by 1`;
  expect(await values(counted)).toEqual([
    ['players', 1, 1],
    ['rosters', many, many],
    ['scores', many, many],
  ]);
  expect(await enqueueDue(now + minute)).toEqual([]);
});

test('what runs and somebody looks at goes first, also if it waits already', async () => {
  const { enqueueDue } = await server.jobs();
  await viewed(now, [id(9)]);
  await enqueueDue(now);
  const fetched = 'priority desc, created_on, id';
  expect((await waiting(fetched)).slice(0, 2)).toEqual([
    [null, 'players'],
    [id(9), 'scores'],
  ]);
  // The slot of every five minutes that the league then has finds its job waiting.
  await viewed(now + 5 * minute, [id(500)]);
  await enqueueDue(now + 5 * minute);
  const first = (await waiting(fetched)).slice(1, 3);
  expect(first.sort()).toEqual([
    [id(9), 'scores'],
    [id(500), 'scores'],
  ]);
  expect(await values(`select count(*)::int from pgboss.job where name = 'sync'`)).toEqual([[many * 2 + 1]]);
});

test('what a person asks for goes before, also if it waits already', async () => {
  const { enqueueDue } = await server.jobs();
  await enqueueDue(now);
  expect((await send('POST', '/api/Admin/SyncLeague', { leagueId: id(700) })).statusCode).toBe(204);
  const first = await waiting('priority desc, created_on, id');
  expect(first.slice(0, 3).map(([league]) => league)).toEqual([id(700), id(700), id(700)]);
});

test('while more is due than the pace of the host allows, a page says when its league is read in its turn', async () => {
  const { enqueueDue } = await server.jobs();
  const nextIn = async (leagueId: string) =>
    (Date.parse((await settings(leagueId)).freshness!.scores.nextUpdateAt!) - Date.now()) / minute;
  await viewed(now, [id(9)]);
  await enqueueDue(now);
  // Five calls in ten seconds, four calls a read: eight seconds for each of the reads that go before.
  expect(await nextIn(id(9))).toBeCloseTo(8 / 60, 1);
  expect(await nextIn(id(10))).toBeCloseTo((many * 8) / 60, 0);
  await server.rows(`delete from pgboss.job where data->>'leagueId' <> '${id(10)}'`);
  await server.rowsChanged();
  expect(await nextIn(id(10))).toBeCloseTo(8 / 60, 1);
});

test('a host whose leagues fail gets no job for 15 minutes, then one, and all after a league was read', async () => {
  const { enqueueDue, run } = await server.jobs();
  for (const n of [1, 2]) expect((await run({ resource: 'rosters', leagueId: id(n) })).error).not.toBeNull();
  expect((await run({ resource: 'rosters', leagueId: id(2) })).error).not.toBeNull(); // again the same league
  expect((await values('select cardinality(league_ids) from host_outage'))[0]).toEqual([2]);
  expect((await run({ resource: 'rosters', leagueId: id(3) })).error).not.toBeNull();
  const failedAt = Date.now();
  expect(await enqueueDue(failedAt + 14 * minute)).toEqual(['players']);
  expect(await enqueueDue(failedAt + 16 * minute)).toHaveLength(1);
  const schedule = (await send('GET', '/api/Admin/GetSchedule?search=0009')).json<Schema<'SchedulePage'>>();
  expect(schedule.leagues.map(({ isHostDown }) => isHostDown)).toEqual([true]);
  await server.rows(`delete from pgboss.job`);
  host.now({ leagueStandings: standingsResponse([['0001', 1, '180.2']]), rosters: rostersResponse({ '0001': ['9101'] }) });
  await server.rows(`update league_source set external_id = '${hostLeague}' where league_id = '${id(4)}'`);
  expect((await run({ resource: 'scores', leagueId: id(4) })).error).toBeNull();
  expect((await enqueueDue(failedAt + 17 * minute)).length).toBeGreaterThan(many);
});

test('the schedule is a list of pages, searched by a part of a name, of what fails or differs', async () => {
  const schedule = async (query = '') => (await send('GET', `/api/Admin/GetSchedule${query}`)).json<Schema<'SchedulePage'>>();
  const names = ({ leagues }: Schema<'SchedulePage'>) => leagues.map(({ leagueName }) => leagueName);
  const first = await schedule();
  expect([first.total, first.hasMore, names(first).length, names(first)[0]]).toEqual([500, true, 25, '100% Süd_liga']);
  expect(names(await schedule('?page=48')).at(-1)).toBe(`League ${many}`);
  expect(names(await schedule('?page=49')).at(-1)).toBe(`League ${many}`);
  expect(names(await schedule('?search=S%C3%BCD_'))).toEqual(['100% Süd_liga']);
  expect((await schedule('?search=%25')).total).toBe(1);
  await server.rows(`insert into sync_state (key, league_id, failures, error) values ('${id(3)}/scores', '${id(3)}', 2, 'down')`);
  expect(names(await schedule('?only=failing'))).toEqual(['League 0003']);
  await server.rows(`insert into watermark (league_id, season, resource, week, complete, differences)
    values ('${id(4)}', 2025, 'weeks', 17, true, '{"first": 1, "last": 14, "teams": [{"teamId": "1"}]}')`);
  expect((await schedule('?only=differing&search=0003')).total).toBe(0);
  await server.rows('delete from watermark');
});

test('the metrics have one series for each host, however many leagues it has', async () => {
  const metricsToken = 'a-token-of-prometheus';
  await server.restart(undefined, { metricsToken });
  const { enqueueDue } = await server.jobs();
  await server.rows(`insert into sync_state (key, league_id, done_at, failures, error)
    select id || '/' || resource, id, now() - interval '1 hour', 0, null from league, unnest(array['scores', 'rosters']) as resource
    where id < '${id(11)}'`);
  await server.rows(
    `update sync_state set done_at = now() - interval '9 hours', failures = 1, error = 'down' where key = '${id(1)}/rosters'`,
  );
  await enqueueDue(now);
  const response = await server.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
  const series = response.payload.split('\n').filter((line) => line.startsWith('schedule_'));
  expect(series.map((line) => line.replace(/ [^ ]+$/, ''))).toEqual([
    'schedule_leagues{host="mfl"}',
    'schedule_failing_leagues{host="mfl"}',
    ...['0.5', '0.95', '1'].map((quantile) => `schedule_read_age_seconds{host="mfl",quantile="${quantile}"}`),
    'schedule_backlog_seconds{host="mfl"}',
    'schedule_load_ratio{host="mfl"}',
  ]);
  const [leagues, failing, median, , oldest, backlog, load] = series.map((line) => Number(line.split(' ').at(-1)));
  expect([leagues, failing]).toEqual([many, 1]);
  expect([Math.round(median! / 3600), Math.round(oldest! / 3600)]).toEqual([1, 9]);
  // Eight seconds for each read; 53 reads a week.
  expect(backlog).toBe(many * 2 * 8);
  expect(load).toBeCloseTo((many * 53 * 8) / (7 * 24 * 3600));
});

test('a run over all leagues lists 100, first those that failed, and says how many have ended and failed', async () => {
  server.queueCalls(300);
  const { run: id, total } = await run('RefreshStandings', '0');
  expect(total).toBe(many);
  await server.rows(`update pgboss.job set state = 'completed', completed_on = now() where name = 'maintenance'
    and (data->>'leagueId')::int <= 70600`);
  await server.rows(`insert into import_run (run, call, chosen, started_by, outcome, league_id, league_name, started_at, ended_at, error)
    select '${id}', 'refreshStandings', '0', 'admin@example.com', case when n in (300, 301) then 'failed' else 'done' end, (70000 + n)::text,
      'League', now(), now(), case when n in (300, 301) then 'No response' end
    from generate_series(1, 600) as n`);
  // The worker of one league was stopped, and it failed before.
  await server.rows(`insert into import_run (run, call, chosen, started_by, outcome, league_id, league_name, started_at, ended_at)
    values ('${id}', 'refreshStandings', '0', 'admin@example.com', 'done', '70300', 'League', now(), now())`);
  const [active] = (await send('GET', '/api/Admin/GetActiveRuns')).json<Schema<'AdminRun'>[]>();
  expect(active).toMatchObject({ run: id, total: many, done: 600, failed: 1 });
  expect(active!.leagues.map(({ leagueId }) => leagueId).slice(0, 3)).toEqual(['70301', '70001', '70002']);
  expect(active!.leagues).toHaveLength(100);
});
