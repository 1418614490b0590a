import type { components } from '../../../../src/api/generated/schema.gen';
import { get, send } from '../../../support/call';
import { eventually } from '../../../support/eventually';
import { fillSmallLeague } from '../../../imports/smallLeague';
import { values } from '../../../server/sync/calls';
import { hostLeague, HostFolder, lastHostLeague } from '../../../server/sync/hostFolder';

type Addition = components['schemas']['Addition'];

const league = '620000000000000149';

const additions = async () => (await send('GET', '/api/Leagues/Additions')).json<Addition[]>();
async function added(leagueId: string): Promise<Addition> {
  let found: Addition | undefined;
  await eventually(async () => {
    found = (await additions()).find((each) => each.leagueId === leagueId && each.outcome !== 'running');
    expect(found).toBeDefined();
  });
  return found!;
}
const tables = [
  'draft_pick',
  'league_draft',
  'pick_trade',
  'team_season',
  'team_week',
  'team_week_player',
  'league_source',
  'watermark',
];
const contentOf = async (id: string) => {
  const rows = await Promise.all(
    tables.map((name) => values(`select season, count(*) from ${name} where league_id = '${id}' group by 1 order by 1`)),
  );
  return Object.fromEntries(rows.map((each, i) => [tables[i], each]));
};
const seasonsOf = async (id: string) =>
  Object.values(await values(`select season from team_season where league_id = '${id}'`)).flat();

let worker: { stop: () => Promise<void> };
beforeAll(async () => {
  await server.rows(`create function hold() returns trigger language plpgsql as
    $$ begin if new.data->>'resource' = 'pastSeason' then new.start_after := now() + interval '1 hour'; end if; return new; end $$`);
  await server.rows('create trigger hold before insert on pgboss.job for each row execute function hold()');
  worker = (await server.jobs()).startWorker();
});
afterAll(() => worker.stop());
const releasePastSeasons = () =>
  server.rows(`update pgboss.job set start_after = now() where data->>'resource' = 'pastSeason' and state = 'created'`);

test('a league can be opened once its newest season is read; the past seasons follow one by one, the newest first', async () => {
  const before = await contentOf(league);
  await server.rows(`delete from league where id = '${league}'`);
  await send('POST', '/api/Leagues', { platform: 'sleeper', league });
  expect(await added(league)).toMatchObject({ outcome: 'done', provider: 'sleeper', error: null });
  const past = (await added(league)).pastSeasons.map(({ season }) => season);
  expect(past.length).toBeGreaterThan(1);
  expect(past).toEqual([...past].sort((a, b) => b - a));
  expect((await added(league)).pastSeasons.every(({ state }) => state === 'waiting')).toBe(true);
  expect((await get(`/api/League/GetSleeperLeague?leagueId=${league}`)).statusCode).toBe(200);
  expect(new Set(await seasonsOf(league)).size).toBeLessThan(before['team_season']!.length);

  await releasePastSeasons();
  await eventually(
    async () => expect((await added(league)).pastSeasons).toEqual(past.map((season) => ({ season, state: 'read' }))),
    60_000,
  );
  expect({ ...(await contentOf(league)), watermark: [] }).toEqual({ ...before, watermark: [] });
  const runs = await values(`select chosen from import_run where call = 'syncPastSeason' order by id`);
  expect(runs.flat()).toEqual(past.map((season) => `${league}/${season}`));
});

describe('with a past season that cannot be read', () => {
  const host = new HostFolder();
  beforeAll(() => server.importFrom(host));
  afterAll(() => {
    server.importFrom({});
    host.discard();
  });

  test('the league is there with its newest season, and the past one is tried again', async () => {
    fillSmallLeague(host);
    host.put(`2025/${lastHostLeague}/leagueStandings`, '<html>maintenance</html>');
    await send('POST', '/api/Leagues', { platform: 'mfl', league: hostLeague, season: 2026 });
    expect(await added(hostLeague)).toMatchObject({ outcome: 'done' });
    await releasePastSeasons();
    const failed = `select error from import_run where call = 'syncPastSeason' and league_id = '${hostLeague}'`;
    await eventually(async () => expect((await values(failed)).flat()).toEqual([expect.stringContaining('2025')]), 30_000);
    expect((await added(hostLeague)).pastSeasons).toEqual([{ season: 2025, state: 'waiting' }]);
    expect(await seasonsOf(hostLeague)).toContain(2026);
  });
});

test('a past season that was never read is not listed as read, and a removed league takes its waiting jobs with it', async () => {
  const waiting = (id: string) =>
    values(`select state from pgboss.job where data->>'resource' = 'pastSeason' and data->>'leagueId' = '${id}'`);
  const [{ leagueId }] = (await additions()).filter(({ pastSeasons }) => pastSeasons.length) as [Addition];
  await server.rows(`insert into pgboss.job (name, data, state, completed_on)
    values ('sync', '{"resource": "pastSeason", "leagueId": "${leagueId}", "season": 2001}', 'completed', now())`);
  expect((await added(leagueId)).pastSeasons.map(({ season }) => season)).not.toContain(2001);
  const { name } = (await values(`select name from league where id = '${leagueId}'`)).map(([each]) => ({
    name: each as string,
  }))[0]!;
  expect((await waiting(leagueId)).length).toBeGreaterThan(0);
  expect((await send('POST', '/api/Leagues/Remove', { leagueId, name })).statusCode).toBeLessThan(300);
  expect(await waiting(leagueId)).toEqual([]);
});
