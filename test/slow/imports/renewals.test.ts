/** A league that was renewed twice: two leagues of this season with the same season before them. */
import type { components } from '../../../src/api/generated/schema.gen';
import { send } from '../../support/call';
import { eventually } from '../../support/eventually';
import { run, values } from '../../server/sync/calls';
import { type Json, lastSeason, SleeperHost, thisSeason } from '../../imports/sleeperHost';

type Additions = components['schemas']['Addition'][];

const other = '620000000000000150';
const host = new SleeperHost();
let stop: () => void;
let worker: { stop: () => Promise<void> };

beforeAll(async () => {
  await server.rows('truncate league cascade');
  for (const path of [
    '',
    '/rosters',
    '/users',
    '/drafts',
    '/traded_picks',
    '/matchups/1',
    '/matchups/2',
    '/matchups/3',
    '/transactions/1',
    '/transactions/2',
  ])
    host.changed[`league/${other}${path}`] = host.of(`league/${thisSeason}${path}`);
  host.changed[`league/${other}`] = { ...(host.of(`league/${thisSeason}`) as Json), league_id: other, name: 'Second Renewal' };
  stop = await server.importLive((path) => host.response(path));
  worker = (await server.jobs()).startWorker();
});
afterAll(async () => {
  await worker.stop();
  stop();
});

async function add(league: string): Promise<void> {
  expect((await send('POST', '/api/Leagues', { platform: 'sleeper', league })).statusCode).toBe(200);
  await eventually(async () => {
    const additions = (await send('GET', '/api/Leagues/Additions')).json<Additions>();
    const ofLeague = additions.find(({ leagueId }) => leagueId === league);
    expect(ofLeague).toMatchObject({ outcome: 'done', error: null, pastSeasons: [{ season: 2025, state: 'read' }] });
  }, 60_000);
}

const rowsOf = (league: string) =>
  values(
    `select (select name from league where id = '${league}'), s.season, l.external_id, count(*)::int as teams,
       (select count(*)::int from team_week w where w.league_id = '${league}' and w.season = s.season) as weeks,
       (select count(*)::int from draft_pick p where p.league_id = '${league}' and p.season = s.season and player_id is not null) as picked
     from team_season s join league_source l using (league_id, season) where league_id = '${league}' group by s.season, l.external_id order by 2`,
  );

test('both are leagues of their own, each with the season before', async () => {
  await add(thisSeason);
  const first = await rowsOf(thisSeason);
  expect(first.map(([, season, id, teams, weeks]) => [season, id, teams, weeks])).toEqual([
    [2025, lastSeason, 12, 24],
    [2026, thisSeason, 12, 24],
  ]);
  await add(other);
  const ofOther = (await rowsOf(other)).map(([name, season, id, ...counts]) => [
    name,
    season,
    id === other ? thisSeason : id,
    ...counts,
  ]);
  expect(ofOther).toEqual(first.map(([, ...rest]) => ['Second Renewal', ...rest]));
  expect(await rowsOf(thisSeason)).toEqual(first);
});

test('a refresh of one changes no row of the other', async () => {
  const before = await rowsOf(other);
  (host.changed[`league/${other}`] as Json)['name'] = 'Renamed';
  const { leagues } = await run('sleeperUpdateLeagues');
  expect(leagues.map(({ error }) => error)).toEqual([null, null]);
  expect(await rowsOf(other)).toEqual(before.map(([, ...rest]) => ['Renamed', ...rest]));
  expect((await values(`select name from league where id = '${thisSeason}'`))[0]).not.toEqual(['Renamed']);
});
