import { run, runOne, values } from '../../server/sync/calls';
import {
  draftResponse,
  enterLeague,
  HostFolder,
  ourLeague,
  standingsResponse,
  teamOf,
  weekResponse,
} from '../../server/sync/hostFolder';
import { forgetWatermarks, rowsOfLeagues } from '../../imports/rowsOfLeagues';
import { enterSleeperLeague, lastSeason, type Json, SleeperHost, thisSeason } from '../../imports/sleeperHost';
import { fillSmallLeague } from '../../imports/smallLeague';

const toldOf = async (call: string) => {
  const { leagues } = await run(call);
  expect(leagues).toHaveLength(1);
  return leagues[0]!;
};

beforeEach(() => server.rows('truncate league cascade'));

describe('Sleeper', () => {
  let host = new SleeperHost();
  let stop: () => void;
  beforeEach(() => {
    host = new SleeperHost();
  });
  beforeAll(async () => {
    stop = await server.importLive((path) => host.response(path));
    await run('sleeperUpdatePlayers');
  });
  afterAll(() => stop());

  async function start() {
    await enterSleeperLeague();
    for (const call of ['sleeperUpdateLeagues', 'sleeperHistoricalTeamWeekData'])
      expect(await toldOf(call)).toMatchObject({ error: null, unmatched: [] });
    return rowsOfLeagues();
  }

  test('rows about a roster that the league no longer has are reported and left out', async () => {
    const before = await start();
    const trade = { season: '2026', round: 1 };
    host.add(`league/${thisSeason}/traded_picks`, { ...trade, roster_id: 13, previous_owner_id: 13, owner_id: 1 });
    host.add(`league/${thisSeason}/traded_picks`, { ...trade, roster_id: 3, previous_owner_id: 3, owner_id: 14 });
    host.add('draft/630000000000000149/picks', { pick_no: 37, round: 4, roster_id: 13, player_id: '4984' });
    const side = {
      roster_id: 13,
      matchup_id: 9,
      points: 99.5,
      starters: ['4984'],
      players: ['4984'],
      players_points: { 4984: 99.5 },
    };
    host.add(`league/${thisSeason}/matchups/1`, side);
    host.add(`league/${lastSeason}/matchups/2`, side);
    host.add(`league/${lastSeason}/winners_bracket`, { r: 3, m: 99, t1: 13, t2: 14, w: 13, l: 14, p: 7 });
    await forgetWatermarks();
    const both = { error: null, unmatched: expect.arrayContaining(['team 13', 'team 14']) as string[] };
    expect(await toldOf('sleeperUpdateLeagues')).toMatchObject(both);
    expect(await toldOf('sleeperHistoricalTeamWeekData')).toMatchObject(both);
    const after = await rowsOfLeagues();
    // Nobody who is there has played for the seventh place.
    const changed = Object.keys(before).filter((table) => JSON.stringify(before[table]) !== JSON.stringify(after[table]));
    expect(changed).toEqual(['team_season']);
    expect(await values(`select count(*)::int from team_season where season = 2025 and final_position in (1, 2, 7, 8)`)).toEqual([
      [2],
    ]);
  });

  test('a league that grew keeps the seasons in which it was smaller', async () => {
    await start();
    const rosters = host.of(`league/${thisSeason}/rosters`) as Json[];
    host.add(`league/${thisSeason}/rosters`, {
      ...rosters[0],
      roster_id: 15,
      owner_id: '999',
      players: [],
      keepers: null,
      reserve: null,
    });
    expect(await toldOf('sleeperUpdateLeagues')).toMatchObject({ error: null });
    expect(await toldOf('sleeperHistoricalTeamWeekData')).toMatchObject({ error: null });
    expect(await values('select season, count(*)::int from team_season group by season order by season')).toEqual([
      [2025, 12],
      [2026, 13],
    ]);
    expect(await values(`select count(*)::int from team`)).toEqual([[13]]);
  });
});

describe('MyFantasyLeague', () => {
  const host = new HostFolder();
  afterAll(() => host.discard());
  beforeEach(async () => {
    server.importFrom(host);
    fillSmallLeague(host);
    await run('populateCache');
    await enterLeague();
  });

  test('rows about a franchise that is gone are reported and left out', async () => {
    const calls = ['RefreshRosters', 'RefreshStandings', 'populateLeagueDraftOrder', 'updateHistoricalTeamWeekData'];
    for (const call of calls) expect(await runOne(call, ourLeague)).toMatchObject({ error: null, unmatched: [] });
    const before = await rowsOfLeagues();
    host.now({
      leagueStandings: standingsResponse([
        ...['0001', '0002', '0003', '0004'].map((id, i): [string, number, string] => [id, 2 - (i % 3), `${400 - i}`]),
        ['0009', 0, '1'],
      ]),
      weeklyResults_3: weekResponse({
        '0001': { score: '101.5', starters: { '9101': '21.5', '9103': '80' } },
        '0002': { score: '90', starters: { '9102': '90' }, bench: { '9108': '4' } },
        '0003': { score: '88.25', starters: { '9105': '88.25' } },
        '0004': { score: '70', starters: { '9106': '70' } },
        '0009': { score: '12', starters: { '9104': '12' } },
      }),
      draftResults: draftResponse(
        { '1.01': '0002', '1.02': '0001', '1.03': '0003', '1.04': '0004', '1.05': '0009' },
        { '1.01': ['0001'], '1.02': ['0002'] },
        { '1.01': '9101', '1.02': '9102', '1.03': '9103', '1.04': '9104' },
      ),
    });
    await forgetWatermarks();
    const gone = { error: null, unmatched: [`team ${teamOf('0009')}`] };
    for (const call of calls.slice(1)) expect([call, await runOne(call, ourLeague)]).toMatchObject([call, gone]);
    expect(await rowsOfLeagues()).toEqual(before);
  });

  test('one unreadable old season is reported, with the call, and blocks no other', async () => {
    host.before({ leagueStandings: { leagueStandings: { franchise: [{ pf: '1' }] } } });
    const reason =
      'season 2025: The standings could not be read from MyFantasyLeague: its response cannot be understood. ' +
      'If this goes on, report it with the details.\nMyFantasyLeague leagueStandings[0]: id must be an id (leagueStandings of league 70000 in 2025)';
    const outcome = (await run('PopulateFullLeagueYearData')).leagues[0]!;
    expect(outcome).toMatchObject({ error: null, unmatched: [reason] });
    expect(await values('select season, count(*)::int from team_season group by season')).toEqual([[2026, 4]]);
    host.before({ rosters_2: '<html>' });
    expect(await runOne('updateHistoricalTeamWeekData', ourLeague)).toMatchObject({
      error: null,
      unmatched: [
        expect.stringMatching(
          /^season 2025: The rosters of week 2 could not be read .*\n.*rosters of week 2 of league 70000 in 2025 is not JSON$/,
        ),
      ],
    });
    expect(await values('select season, count(*)::int from team_week group by season')).toEqual([[2026, 12]]);
  });
});
