import type { components } from '../../../src/api/generated/schema.gen';
import { send } from '../../support/call';
import { contents, run, runOne, values } from '../../server/sync/calls';
import { enterLeague, HostFolder, ourLeague, teamOf } from '../../server/sync/hostFolder';
import { fillSmallLeague } from '../../imports/smallLeague';

const host = new HostFolder();

/** An evening in New York, which is the next day in UTC. */
const evening = Date.parse('2026-08-02T01:30:00Z') / 1000;
const pick = (number: string, franchise: string, comments = '') => ({
  ...{ round: '01', pick: number, franchise, player: '', comments },
});
/** Each division drafts for itself: `DP_0_0` of 0003 is the first pick of the second draft. */
const trade = {
  ...{ type: 'TRADE', timestamp: String(evening), franchise: '0003', franchise2: '0004' },
  ...{ franchise1_gave_up: 'DP_0_0,', franchise2_gave_up: '9106,' },
};

const update = () => runOne('populateLeagueDraftOrder', ourLeague);
const stored = () =>
  values(`select pick_season, pick_round, pick_number, pick_team_id from transaction_move
          where league_id = '${ourLeague}' and season = 2026 and pick_round is not null`);

beforeAll(async () => {
  fillSmallLeague(host);
  host.rename('Harbour League', { playerLimitUnit: 'DIVISION', rostersPerPlayer: '1' });
  const first = { unit: 'DIVISION00', draftPick: [pick('01', '0001'), pick('02', '0002')] };
  const second = {
    ...{ unit: 'DIVISION01' },
    draftPick: [pick('01', '0004', '[Pick traded from Third Down.] '), pick('02', '0004')],
  };
  host.now({
    draftResults: { draftResults: { draftUnit: [second, first] } },
    transactions: { transactions: { transaction: trade } },
  });
  host.before({ transactions: { transactions: {} } });
  server.importFrom({ recorded: host.recorded, files: host.files });
  await server.rows('truncate league cascade');
  await run('populateCache');
  await enterLeague();
  expect(await runOne('RefreshRosters', ourLeague)).toMatchObject({ error: null });
});
afterAll(() => host.discard());

test('a pick that is traded by number counts behind those of the divisions that draft before, on the day of the eastern United States', async () => {
  expect(await stored()).toEqual([]);
  expect(await update()).toMatchObject({ error: null, unmatched: [] });
  expect(await stored()).toEqual([[2026, 1, 3, null]]);
  expect(
    await values(`select round, pick, original_team_id from draft_pick where league_id = '${ourLeague}' order by round, pick`),
  ).toEqual([
    [1, 1, teamOf('0001')],
    [1, 2, teamOf('0002')],
    [1, 3, teamOf('0003')],
    [1, 4, teamOf('0004')],
  ]);
  expect(
    await values(`select round, pick, date::text, from_team_id, to_team_id from pick_trade where league_id = '${ourLeague}'`),
  ).toEqual([[1, 3, '2026-08-01', teamOf('0003'), teamOf('0004')]]);
  const response = await send('GET', `/api/League/GetTransactions?leagueId=${ourLeague}&year=2026`);
  const { transactions } = response.json<components['schemas']['Transactions']>();
  expect(transactions[0]!.moves[0]!.pick).toEqual({ season: 2026, round: 1, pick: 3, teamName: null });
});

test('a stored transaction gets its missing number, and does not change again', async () => {
  const before = await contents();
  await server.rows(`update transaction_move set pick_number = null where league_id = '${ourLeague}'`);
  expect(await update()).toMatchObject({ error: null });
  expect(await contents()).toEqual(before);
});
