import { copyFileSync, cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../../../contract/contract';
import { contents, removeOldScores, run, values } from '../../../server/sync/calls';
import {
  draftResponse,
  enterLeague,
  franchises,
  HostFolder,
  hostLeague,
  lastHostLeague,
  ourLeague,
  rostersResponse,
  scheduleResponse,
  standingsResponse,
  weekResponse,
} from '../../../server/sync/hostFolder';

const host = new HostFolder();
afterAll(() => host.discard());

/** Every call, the new season before what is read of it, the players before what names them. */
const calls = [
  ...['populateCache', 'sleeperUpdatePlayers', 'SetFantasyProsPlayerIds', 'GetNflPlayerRankings', 'loadNewFantasyProsFile'],
  ...['populateRookies', 'PopulateFullLeagueYearData', 'createNewSeason', 'PopulateLastSeasonsRoster', 'RefreshRosters'],
  ...['RefreshKeepers', 'RefreshStandings', 'UpdateLeagueYearData', 'updateHistoricalTeamWeekData', 'populateLeagueDraftOrder'],
  ...['sleeperUpdateLeagues', 'sleeperHistoricalTeamWeekData'],
];
const leagueCalls = operations.filter(({ fields }) => fields.join() === 'leagueId').map(({ path }) => path.split('/').at(-1));

const week = weekResponse({
  '0001': { score: '101.5', starters: { '9101': '21.5', '9103': '80' }, bench: { '9109': '3' } },
  '0002': { score: '90', starters: { '9102': '90' } },
  '0003': { score: '88.25', starters: { '9105': '88.25' } },
  '0004': { score: '70', starters: { '9106': '70' } },
});
const rosters = rostersResponse({
  '0001': ['9101', '9103', '!9109', '4711'],
  '0002': ['9102'],
  '0003': ['9105'],
  '0004': ['9106'],
});
const inOrder = Object.fromEntries(franchises.map((id, i) => [`1.0${i + 1}`, id]));
const trade = { type: 'TRADE', timestamp: '1780000000', franchise: '0001', franchise2: '0002', franchise2_gave_up: '9102,' };
const transactions = { transactions: { transaction: [{ ...trade, franchise1_gave_up: 'DP_0_0,' }] } };
const standings = standingsResponse(franchises.map((id, i) => [id, 2 - (i % 3), `${400 - i}`]));

function fillHost() {
  const weeks = { weeklyResults_1: week, weeklyResults_2: week, weeklyResults_3: week };
  const rostersOfWeeks = { rosters, rosters_1: rosters, rosters_2: rosters, rosters_3: rosters };
  host.before({ leagueStandings: standings, schedule: scheduleResponse(3), ...weeks, ...rostersOfWeeks });
  host.before({ draftResults: draftResponse(inOrder, {}, { '1.01': '9101', '1.02': '9102', '1.03': '9103', '1.04': '9104' }) });
  host.now({ leagueStandings: standings, schedule: scheduleResponse(1), weeklyResults_1: week, ...rostersOfWeeks, transactions });
  host.now({ draftResults: draftResponse({ ...inOrder, '1.01': '0002' }, { '1.01': ['0001'] }) });
  for (const season of [2025, 2026])
    host.put(`${season}/nflSchedule_3`, { nflSchedule: { matchup: [{ gameSecondsRemaining: season === 2025 ? '0' : '3600' }] } });
  host.put('2026/playerRanks', { player_ranks: { player: ['9105', '9103'].map((id, i) => ({ id, rank: String(i + 1) })) } });
  cpSync(join(__dirname, '../../../../scripts/seed/recorded/sleeper'), join(host.recorded, 'sleeper'), { recursive: true });
  const fixtures = join(__dirname, '../../../fixtures/players');
  for (const file of readdirSync(fixtures).filter((name) => name.endsWith('.csv') && !name.includes('projections')))
    copyFileSync(join(fixtures, file), join(host.files, file));
}

async function round() {
  const failures: unknown[] = [];
  const written: unknown[] = [];
  for (const call of calls) {
    const { leagues } = await run(call, leagueCalls.includes(call) ? '0' : undefined);
    failures.push(...leagues.filter(({ error }) => error !== null).map(({ leagueName, error }) => [call, leagueName, error]));
    written.push(...leagues.filter(({ rows }) => rows > 0).map(({ leagueName, rows }) => [call, leagueName, rows]));
  }
  return { failures, written };
}

test('all 17 calls made a second time change no row', async () => {
  const all = operations.filter(({ tag, method, reads }) => tag === 'Admin' && method === 'GET' && !reads);
  expect(calls.toSorted()).toEqual(all.map(({ path }) => path.split('/').at(-1)).toSorted());
  fillHost();
  server.importFrom(host);
  await enterLeague(ourLeague, lastHostLeague, 2025);
  // Those of the seed are the recorded ones.
  for (const table of ['league_transaction', 'future_pick']) await server.rows(`delete from ${table}`);
  await removeOldScores();
  // The files have a few players, fewer than half of those stored.
  await server.rows('delete from rookie');
  const before = await contents();
  expect((await round()).failures).toEqual([]);
  // The next read of the standings compares them with the weeks.
  await run('RefreshStandings', '0');
  const after = await contents();
  const untouched = Object.keys(after).filter((name) => after[name] === before[name]);
  // No host of these tells keepers, new managers or the points of all players, nor is a week on of which Sleeper tells who is in reserve.
  expect(untouched).toEqual(['team_manager', 'keeper', 'free_agent_week', 'roster_snapshot']);
  expect(await values(`select season, external_id from league_source where league_id = '${ourLeague}' order by season`)).toEqual([
    [2025, lastHostLeague],
    [2026, hostLeague],
  ]);

  expect(await round()).toEqual({ failures: [], written: [] });
  expect(await contents()).toEqual(after);
});
