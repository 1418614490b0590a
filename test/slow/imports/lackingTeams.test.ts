import { send } from '../../support/call';
import { run, runOne, values } from '../../server/sync/calls';
import { enterLeague, franchises, HostFolder, hostLeague, ourLeague, teamOf } from '../../server/sync/hostFolder';
import { changed, edited, expectReport, type Hashes } from './oddValues';
import { storedHashes } from '../../imports/rowsOfLeagues';
import { addNextSeason, fillSmallLeague, rosters } from '../../imports/smallLeague';

const host = new HostFolder();
let before: Hashes = {};
const calls = ['RefreshRosters', 'RefreshStandings', 'populateLeagueDraftOrder', 'updateHistoricalTeamWeekData'];
const make = (call: string) => runOne(call, ourLeague);

function fill() {
  host.franchises(franchises);
  fillSmallLeague(host);
}

beforeAll(async () => {
  await server.rows('truncate league cascade');
  server.importFrom(host);
  fill();
  await run('populateCache');
  await enterLeague();
  for (const call of [...calls, ...calls]) expect([call, await make(call)]).toMatchObject([call, { error: null, unmatched: [] }]);
  before = await storedHashes();
});
afterAll(() => host.discard());
beforeEach(fill);

test('a team that league lacks and rosters and standings have stays, with all that is its', async () => {
  host.franchises(['0001', '0002', '0004']);
  const told = `MyFantasyLeague's response with league 70001 in 2026 lacks team ${teamOf('0003')}, which stays as it is stored`;
  await expectReport('RefreshRosters', told, make, before);
  await expectReport('RefreshStandings', told, make, before);
});

test('a team that rosters or leagueStandings lack keeps its players and its standing', async () => {
  host.now({
    rosters: { rosters: { franchise: rosters.rosters.franchise.slice(0, 3) } },
    leagueStandings: edited(host.response('leagueStandings'), ['leagueStandings', 'franchise'], { length: 3 }),
  });
  const lacks = (name: string) => `response with the ${name} lacks team ${teamOf('0004')}, which stays`;
  await expectReport('RefreshRosters', lacks('rosters'), make, before);
  await expectReport('RefreshStandings', lacks('standings'), make, before);
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
  expect(changed(before, await storedHashes()).filter((table) => table !== 'watermark')).toEqual([]);
  expect((await values('select distinct division from team order by 1')).flat()).toEqual(['North', 'South']);
});

describe('at a roll-over', () => {
  const ofTeam = async (id: string) =>
    values(
      `select (select count(*)::int from roster_entry where team_id = '${teamOf(id)}') as players,
       (select count(*)::int from team_season where team_id = '${teamOf(id)}' and season = 2027) as seasons
       from team where id = '${teamOf(id)}'`,
    );
  const takeBack = async () =>
    expect((await send('POST', '/api/Admin/TakeBackNewSeason', { leagueId: ourLeague })).statusCode).toBe(200);
  /** Lets the next season lack a franchise in some of its responses. */
  function rollOver(lacks: { league: string; rosters?: string }) {
    host.franchises(franchises.filter((id) => id !== lacks.league));
    addNextSeason(host);
    host.franchises(franchises);
    const franchise = rosters.rosters.franchise.filter(({ id }) => id !== lacks.rosters);
    host.put(`2027/${hostLeague}/rosters`, { rosters: { franchise } });
    return make('createNewSeason');
  }

  test('a team that the next season’s league lacks and its rosters have stays, with its players', async () => {
    const [[players]] = (await ofTeam('0003')) as [[number]];
    expect(players).toBeGreaterThan(0);
    expect(await rollOver({ league: '0003' })).toMatchObject({
      ...{ error: null, note: null },
      unmatched: [
        expect.stringContaining(`MyFantasyLeague's response with league 70001 in 2027 lacks team ${teamOf('0003')}, which stays`),
      ],
    });
    expect(await ofTeam('0003')).toEqual([[players, 1]]);
    await takeBack();
  });

  test('a team that both lack goes, and comes back with the season that is taken back', async () => {
    expect(await rollOver({ league: '0003', rosters: '0003' })).toMatchObject({ error: null, note: null, unmatched: [] });
    expect(await ofTeam('0003')).toEqual([]);
    await takeBack();
    expect(await ofTeam('0003')).toHaveLength(1);
  });
});
