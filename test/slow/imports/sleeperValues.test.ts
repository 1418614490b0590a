import { run } from '../../server/sync/calls';
import { type Case, edited, expectFailure, expectReport, type Hashes } from './oddValues';
import { storedHashes } from '../../imports/rowsOfLeagues';
import { enterSleeperLeague, type Json, lastSeason, SleeperHost, thisSeason } from '../../imports/sleeperHost';

let host = new SleeperHost();
let before: Hashes = {};
let stop: () => void;
const [update, weeks] = ['sleeperUpdateLeagues', 'sleeperHistoricalTeamWeekData'];
const make = async (call: string) => (await run(call)).leagues[0]!;
const put = (path: string, at: (string | number)[], fields: Json) => () => {
  host.changed[path] = edited(host.of(path), at, fields);
};
const now = (path: string) => `league/${thisSeason}${path}`;
const picksPath = 'draft/630000000000000149/picks';

beforeAll(async () => {
  await server.rows('truncate league cascade');
  stop = await server.importLive((path) => host.response(path));
  await run('sleeperUpdatePlayers');
  await enterSleeperLeague();
  for (const call of [update, weeks, update, weeks]) expect(await make(call)).toMatchObject({ error: null, unmatched: [] });
  before = await storedHashes();
});
afterAll(() => stop());
beforeEach(() => {
  host = new SleeperHost();
});

const bench = Array.from({ length: 1001 }, (_, i) => `${7000 + i}`);
const manyOnBench = { players: bench, players_points: Object.fromEntries(bench.map((id) => [id, 10_000])) };

test.each<Case>([
  [
    'a season of no number',
    put(now(''), [], { season: 'last' }),
    update,
    `season must be a year from 1990 to 2100, got "last" (${now('')})`,
  ],
  [
    'a week 40',
    put(now(''), ['settings'], { last_scored_leg: 40 }),
    weeks,
    `last_scored_leg must be a week from 0 to 25, got 40 (${now('')})`,
  ],
  [
    'half a loss',
    put(now('/rosters'), [0, 'settings'], { losses: 0.5 }),
    update,
    `Sleeper rosters[0]: losses must be a whole number from 0 to 10000, got 0.5 (${now('/rosters')})`,
  ],
  [
    'points that no column has room for',
    put(now('/rosters'), [0, 'settings'], { fpts: 1e10 }),
    update,
    `fpts must be a number from -1000000 to 1000000`,
  ],
  [
    'a roster that is there twice',
    put(now('/rosters'), [1], { roster_id: 1 }),
    update,
    `Sleeper rosters: roster_id 1 is there twice, and 2 is missing (${now('/rosters')})`,
  ],
  [
    'a roster without a number',
    put(now('/rosters'), [1], { roster_id: 'x' }),
    update,
    `Sleeper rosters[1]: roster_id must be a place`,
  ],
  [
    'a score of no number',
    put(now('/matchups/2'), [0], { points: 'ten' }),
    weeks,
    `points must be a number from -10000 to 10000, got "ten" (${now('/matchups/2')})`,
  ],
  [
    'a bench whose points add up to more than a column has room for',
    put(now('/matchups/2'), [0], manyOnBench),
    weeks,
    `Sleeper's ${now('/matchups/2')}: sum of points of team`,
  ],
])('%s fails the run by name', async (_, change, call, told) => {
  change();
  await expectFailure(call, told, make, before);
});

test.each<Case>([
  [
    'a pick of round -1',
    put(picksPath, [0], { round: -1 }),
    update,
    `Sleeper draft picks[0]: round must be a round from 1 to 60, got -1 (${picksPath})`,
  ],
  ['a pick of no number', put(picksPath, [5], { pick_no: 'x' }), update, `Sleeper draft picks[5]: pick_no must be a pick`],
  [
    'a team that is there twice in a week',
    put(now('/matchups/2'), [1], { roster_id: 1 }),
    weeks,
    `roster_id 1 is there twice (${now('/matchups/2')})`,
  ],
  ['a pick that is there twice', put(picksPath, [5], { pick_no: 5 }), update, `pick_no 5 is there twice (${picksPath})`],
  ['a traded pick of no year', put(now('/traded_picks'), [0], { season: 26 }), update, `traded picks[0]: season must be a year`],
  [
    'a transaction of no week',
    put(now('/transactions/2'), [0], { leg: 99 }),
    update,
    `transactions[0]: leg must be a week from 1 to 25, got 99 (${now('/transactions/2')})`,
  ],
  [
    'a trade at no time',
    put(now('/transactions/2'), [0], { status_updated: 1e20 }),
    update,
    `status_updated must be a time in milliseconds`,
  ],
  [
    'a game for no place',
    put(`league/${lastSeason}/winners_bracket`, [0], { p: 1.5 }),
    weeks,
    `winners bracket[0]: p must be a place from 1 to 1000, got 1.5 (league/${lastSeason}/winners_bracket)`,
  ],
  [
    'a rule of no number',
    put(now(''), ['settings'], { taxi_slots: -3 }),
    update,
    `taxi_slots must be a whole number from 0 to 10000, got -3`,
  ],
])('%s is reported by name, and what was stored stays', async (_, change, call, told) => {
  change();
  await expectReport(call, told, make, before);
});
