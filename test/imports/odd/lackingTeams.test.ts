import { run, runOne, values } from '../../server/sync/calls';
import { enterLeague, franchises, HostFolder, ourLeague, teamOf } from '../../server/sync/hostFolder';
import { changed, edited, expectReport, type Rows } from './oddValues';
import { storedRows } from './rowsOfLeagues';
import { fillSmallLeague, rosters } from './smallLeague';

const host = new HostFolder();
let before: Rows = {};
const calls = ['RefreshRosters', 'RefreshStandings', 'populateLeagueDraftOrder', 'updateHistoricalTeamWeekData'];
const make = (call: string) => runOne(call, ourLeague);

function fill() {
  host.franchises(franchises);
  fillSmallLeague(host);
}

beforeAll(async () => {
  await server.rows('delete from league');
  server.importFrom(host);
  fill();
  await run('populateCache');
  await enterLeague();
  for (const call of [...calls, ...calls]) expect([call, await make(call)]).toMatchObject([call, { error: null, unmatched: [] }]);
  before = await storedRows();
});
afterAll(() => host.discard());
beforeEach(fill);

test('a team that league lacks and rosters and standings have stays, with all that is its', async () => {
  host.franchises(['0001', '0002', '0004']);
  const told = `MyFantasyLeague's league 70001 in 2026 lacks team ${teamOf('0003')}, which stays as it is stored`;
  await expectReport('RefreshRosters', told, make, before);
  await expectReport('RefreshStandings', told, make, before);
});

test('a team that rosters or leagueStandings lack keeps its players and its standing', async () => {
  host.now({
    rosters: { rosters: { franchise: rosters.rosters.franchise.slice(0, 3) } },
    leagueStandings: edited(host.response('leagueStandings'), ['leagueStandings', 'franchise'], { length: 3 }),
  });
  const lacks = (name: string) => `${name} of league 70001 in 2026 lacks team ${teamOf('0004')}, which stays`;
  await expectReport('RefreshRosters', lacks('rosters'), make, before);
  await expectReport('RefreshStandings', lacks('leagueStandings'), make, before);
});

test('a team that all of them lack goes', async () => {
  host.franchises(['0001', '0002', '0003']);
  host.now({ rosters: { rosters: { franchise: rosters.rosters.franchise.slice(0, 3) } } });
  expect(await make('RefreshRosters')).toMatchObject({ error: null, unmatched: [] });
  expect(await values('select id from team order by id')).toEqual([['0001'], ['0002'], ['0003']].map(([id]) => [teamOf(id!)]));
  fill();
  expect(await make('RefreshRosters')).toMatchObject({ error: null });
});

test('without the names of the divisions those that are stored stay, and the places in them', async () => {
  host.rename('Harbour League', { divisions: undefined });
  for (const call of ['RefreshRosters', 'RefreshStandings'])
    expect(await make(call)).toMatchObject({ error: null, unmatched: [] });
  expect(changed(before, await storedRows()).filter((table) => table !== 'watermark')).toEqual([]);
  expect((await values('select distinct division from team order by 1')).flat()).toEqual(['North', 'South']);
});
