import { get, send } from '../../../support/call';
import { eventually } from '../../../support/eventually';
import { contents, values } from '../../sync/calls';
import { HostFolder, hostLeague } from '../../sync/hostFolder';

const league = '620000000000000149';
type Found = {
  leagueId: string;
  provider: string;
  name: string;
  season: number;
  teams: string[];
  isAdded: boolean;
  askedAt: string;
};
type Run = {
  call: string;
  leagueId: string | null;
  leagueName: string | null;
  outcome: string;
  error: string | null;
  rows: number;
};

const find = (query: Record<string, string>) => send('GET', `/api/Leagues/Find?${new URLSearchParams(query)}`);
const add = (body: object) => send('POST', '/api/Leagues', body);
async function ended(leagueId: string): Promise<Run> {
  let found: Run | undefined;
  await eventually(async () => {
    const runs = (await send('GET', '/api/Admin/GetRuns')).json<Run[]>();
    found = runs.find((run) => run.call === 'addLeague' && run.leagueId === leagueId && run.outcome !== 'running');
    expect(found).toBeDefined();
  });
  return found!;
}
const sizes = async () => {
  const tables = ['team', 'team_season', 'team_week', 'team_week_player', 'roster_entry', 'league_source'];
  const rows = await Promise.all(tables.map((name) => values(`select count(*) from ${name} where league_id = '${league}'`)));
  return rows.flat(2);
};

const host = new HostFolder();
let worker: { stop: () => Promise<void> };
beforeAll(async () => {
  worker = (await server.jobs()).startWorker();
});
afterAll(async () => {
  await worker.stop();
  host.discard();
});

test.each([
  { platform: 'sleeper', league },
  { platform: 'mfl', league: `https://sleeper.com/leagues/${league}/matchup` },
  { platform: 'sleeper', league: `sleeper.app/leagues/${league}` },
])('a league is found by its id or address: %j', async (query) => {
  expect((await find(query)).json()).toMatchObject({
    ...{ leagueId: league, provider: 'sleeper', name: 'Sunday Dynasty', season: 2026, isAdded: true },
    teams: expect.arrayContaining(['Amber Otters']) as string[],
  });
});

test.each([
  [{ platform: 'sleeper', league: 'my league' }, 'must be the id of a league'],
  [{ platform: 'sleeper', league: '999' }, 'Sleeper has no league 999'],
  [{ platform: 'mfl', league: '99999', season: '2025' }, '99999'],
])('an invalid league says why: %j', async (query, why) => {
  const response = await find(query);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ errors: [{ field: 'league', message: expect.stringContaining(why) as string }] });
});

test('a league that was added before is not added again', async () => {
  const before = await contents();
  const response = await add({ platform: 'sleeper', league });
  expect(response.json()).toMatchObject({
    status: 400,
    errors: [{ field: 'league', message: 'Sunday Dynasty is here already' }],
  });
  expect(await contents()).toEqual(before);
});

test('a league is added by its id, with every season', async () => {
  const before = await sizes();
  await server.rows(`delete from league where id = '${league}'`);
  expect((await find({ platform: 'sleeper', league })).json()).toMatchObject({ isAdded: false });
  const found = (await add({ platform: 'sleeper', league })).json<Found>();
  expect(found).toMatchObject({ leagueId: league, name: 'Sunday Dynasty' });
  expect(await ended(league)).toMatchObject({ outcome: 'done', error: null, leagueName: 'Sunday Dynasty' });
  await eventually(async () => expect(await sizes()).toEqual(before));
  expect(await values(`select detail from security_event where kind = 'league_added'`)).toEqual([[`Sunday Dynasty, ${league}`]]);
});

describe('with a response of the host that cannot be used', () => {
  beforeAll(() => server.importFrom(host));
  afterAll(() => server.importFrom({}));

  test('nothing is added, and the run says why', async () => {
    const before = await contents();
    host.put(`2026/${hostLeague}/rosters`, '<html>maintenance</html>');
    const address = `https://www45.myfantasyleague.com/2026/home/${hostLeague}#0`;
    expect((await add({ platform: 'sleeper', league: address })).json()).toMatchObject({
      leagueId: hostLeague,
      provider: 'default',
    });
    expect(await ended(hostLeague)).toMatchObject({ outcome: 'failed', error: expect.stringMatching(/rosters/) as string });
    expect(await contents()).toEqual(before);
    expect((await get(`/api/Settings?leagueId=${hostLeague}`)).statusCode).toBe(404);
  });

  test('a league that cannot be read is an error of the host', async () => {
    host.put(`2026/${hostLeague}/league`, '<html>maintenance</html>');
    const response = await find({ platform: 'mfl', league: hostLeague, season: '2026' });
    expect(response.statusCode).toBe(502);
  });
});
