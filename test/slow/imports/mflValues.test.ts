import { mflAdapter } from '../../../server/hosts/mfl/adapter';
import { responding } from '../../server/hosts/mfl/recordedLeagues';
import { run, runOne } from '../../server/sync/calls';
import { enterLeague, franchises, HostFolder, ourLeague } from '../../server/sync/hostFolder';
import { type Case, edited, expectFailure, expectReport, type Hashes } from './oddValues';
import { storedHashes } from '../../imports/rowsOfLeagues';
import type { Json } from '../../imports/sleeperHost';
import { fillSmallLeague } from '../../imports/smallLeague';

const host = new HostFolder();
let before: Hashes = {};
const calls = ['RefreshRosters', 'RefreshStandings', 'populateLeagueDraftOrder', 'updateHistoricalTeamWeekData'];
const make = async (call: string) => (call === 'UpdateLeagueYearData' ? (await run(call)).leagues[0]! : runOne(call, ourLeague));
const edit = (name: string, path: (string | number)[], fields: Json) => () =>
  host.now({ [name]: edited(host.response(name), path, fields) });

function fill() {
  host.franchises(franchises);
  fillSmallLeague(host);
  const futureDraftPick = { year: '2027', round: '1', originalPickFor: '0001' };
  host.now({ futureDraftPicks: { futureDraftPicks: { franchise: [{ id: '0002', futureDraftPick }] } } });
}

beforeAll(async () => {
  await server.rows('truncate league cascade');
  server.importFrom(host);
  fill();
  await run('populateCache');
  await enterLeague();
  for (const call of [...calls, 'UpdateLeagueYearData', ...calls])
    expect([call, await make(call)]).toMatchObject([call, { error: null, unmatched: [] }]);
  before = await storedHashes();
});
afterAll(() => host.discard());
beforeEach(fill);

const of = (name: string) => `(${name} of league 70001 in 2026)`;
const league = 'MyFantasyLeague league 70001 in 2026';
test.each<Case>([
  [
    'a start week of no number',
    edit('league', ['league'], { startWeek: 'first' }),
    'RefreshRosters',
    `${league}: startWeek must be a week`,
  ],
  [
    'a last week of 99',
    edit('league', ['league'], { endWeek: '99' }),
    'RefreshRosters',
    `${league}: endWeek must be a week from 1 to 25, got "99"`,
  ],
  [
    'half a win',
    edit('leagueStandings', ['leagueStandings', 'franchise', 0], { h2hw: '1.5' }),
    'RefreshStandings',
    `leagueStandings[0]: h2hw must be a whole number from 0 to 10000, got "1.5" ${of('leagueStandings')}`,
  ],
  [
    'negative losses',
    edit('leagueStandings', ['leagueStandings', 'franchise', 2], { h2hl: '-1' }),
    'RefreshStandings',
    `leagueStandings[2]: h2hl`,
  ],
  [
    'points that no column has room for',
    edit('leagueStandings', ['leagueStandings', 'franchise', 0], { pf: '12345678901' }),
    'RefreshStandings',
    `pf must be a number from -1000000 to 1000000, got "12345678901" ${of('leagueStandings')}`,
  ],
  [
    'a percentage of 200',
    edit('leagueStandings', ['leagueStandings', 'franchise', 0], { h2hpct: '200' }),
    'RefreshStandings',
    'h2hpct must be a number from 0 to 1',
  ],
  [
    'a week 3.5 in the schedule',
    edit('schedule', ['schedule', 'weeklySchedule', 2], { week: '3.5' }),
    'updateHistoricalTeamWeekData',
    `schedule[2]: week must be a week from 1 to 25, got "3.5" ${of('schedule')}`,
  ],
  [
    'a score of no number',
    edit('weeklyResults_3', ['weeklyResults', 'matchup', 0, 'franchise', 0], { score: 'ten' }),
    'updateHistoricalTeamWeekData',
    `franchise 0001: score must be a number from -10000 to 10000, got "ten" (weeklyResults of week 3 of league 70001 in 2026)`,
  ],
  [
    'a player with a score beyond all',
    edit('weeklyResults_3', ['weeklyResults', 'matchup', 0, 'franchise', 0, 'player', 0], { score: '1e12' }),
    'updateHistoricalTeamWeekData',
    'score of player 9101 must be a number',
  ],
  [
    'a reserve player with a score of no number',
    edit('playerScores_3', ['playerScores', 'playerScore', 0], { score: '?' }),
    'updateHistoricalTeamWeekData',
    '(playerScores of week 3 of league 70001 in 2026)',
  ],
])('%s fails the run by name', async (_, put, call, told) => {
  put();
  await expectFailure(call, told, make, before);
});

const draft = (place: number, fields: Json) => edit('draftResults', ['draftResults', 'draftUnit', 'draftPick', place], fields);
test.each<Case>([
  [
    'two teams of a number',
    edit('league', ['league', 'franchises', 'franchise', 1], { id: '0001' }),
    'RefreshRosters',
    `${league}: franchise 0001 is there twice`,
  ],
  [
    'a pick of round 0',
    draft(0, { round: '00' }),
    'populateLeagueDraftOrder',
    `draftResults[0]: round must be a round from 1 to 60, got "00" ${of('draftResults')}`,
  ],
  [
    'a pick without a number',
    draft(3, { pick: '' }),
    'populateLeagueDraftOrder',
    `draftResults[3]: pick must be a pick ${of('draftResults')}`,
  ],
  [
    'a pick that is there twice',
    draft(3, { pick: '03' }),
    'populateLeagueDraftOrder',
    `draftResults: pick 1.03 is there twice ${of('draftResults')}`,
  ],
  [
    'a trade of no time',
    edit('transactions', ['transactions', 'transaction', 0], { timestamp: 'noon' }),
    'populateLeagueDraftOrder',
    `transactions[0]: timestamp must be a time in seconds`,
  ],
  [
    'a trade of a pick of round 100',
    edit('transactions', ['transactions', 'transaction', 0], { franchise1_gave_up: 'DP_99_0' }),
    'populateLeagueDraftOrder',
    `DP_99_0: a round must be a round from 1 to 60`,
  ],
  [
    'a later pick of the year 3',
    edit('futureDraftPicks', ['futureDraftPicks', 'franchise', 0, 'futureDraftPick'], { year: '3' }),
    'populateLeagueDraftOrder',
    `futureDraftPicks[0]: year must be a year from 1990 to 2100, got "3" ${of('futureDraftPicks')}`,
  ],
  [
    'a final with points of no number',
    edit('playoffBracket_1', ['playoffBracket', 'playoffRound', 'playoffGame', 'home'], { points: '?' }),
    'UpdateLeagueYearData',
    `playoffBracket: points must be a number`,
  ],
  [
    'rules of no number',
    edit('league', ['league'], { taxiSquad: '-1' }),
    'RefreshStandings',
    'taxiSquad must be a whole number from 0 to 10000, got "-1" (league 70001 in 2026)',
  ],
])('%s is reported by name, and what was stored stays', async (_, put, call, told) => {
  put();
  await expectReport(call, told, make, before);
});

test('a sale at a price that is none keeps its place in the auction, and is reported', async () => {
  const sale = (player: string, winningBid: string, at: number) => ({
    player,
    franchise: '0001',
    winningBid,
    lastBidTime: `${at}`,
  });
  const auction = [sale('1', '5', 1), sale('2', 'all', 2), sale('3', '', 3), sale('4', '7', 4)];
  const league = {
    league: { id: '1', name: 'One', loadRosters: 'email_auction', franchises: { franchise: { id: '0001', name: 'One' } } },
  };
  const reports: string[] = [];
  const adapter = mflAdapter(
    responding({ league, auctionResults: { auctionResults: { auctionUnit: { auction } } } }),
    undefined,
    undefined,
    (message) => reports.push(message),
  );
  const source = { externalId: '1', season: 2025, host: null };
  const sales = await adapter.draft(source, { externalId: 'auction', isMain: true, isAuction: true, isOver: true });
  expect(sales.map(({ round, playerId, amount }) => [round, playerId, amount])).toEqual([
    [1, '1', 5],
    [3, '4', 7],
  ]);
  expect(reports).toEqual([
    expect.stringMatching(/auctionResults\[1\]: winningBid must be .* \(auctionResults of league 1 in 2025\)$/),
  ]);
});
