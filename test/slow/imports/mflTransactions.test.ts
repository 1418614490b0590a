import { contents, run, runOne, values } from '../../server/sync/calls';
import { enterLeague, HostFolder, ourLeague, ourPlayer, teamOf } from '../../server/sync/hostFolder';
import { fillSmallLeague } from '../../imports/smallLeague';

const host = new HostFolder();
/** Tuesday, 15 September 2026, of week 2. */
const tuesday = Date.parse('2026-09-15T12:00:00Z') / 1000;

const row = (type: string, transaction: string, more = {}) => ({
  ...{ type, transaction, franchise: '0001', timestamp: String(tuesday) },
  ...more,
});
const trade = {
  ...{ type: 'TRADE', timestamp: String(tuesday - 86_400), franchise: '0001', franchise2: '0002', comments: 'Deal' },
  ...{ franchise1_gave_up: '9102,BB_10.50,', franchise2_gave_up: '9101,FP_0002_2027_1,' },
};
const tradeBefore = {
  ...{ type: 'TRADE', timestamp: '1750000000', franchise: '0001', franchise2: '0002' },
  ...{ franchise1_gave_up: '9101,', franchise2_gave_up: 'FP_0002_2026_1,' },
};
const season = [
  trade,
  row('BBID_WAIVER', '9107,|12.00|9103,'),
  row('AUCTION_WON', '9104|31|', { franchise: '0003' }),
  row('IR', '|9109,'),
];

const stored = () =>
  values(`select season, type, week, bid from league_transaction where league_id = '${ourLeague}' order by season, type`);

beforeAll(async () => {
  fillSmallLeague(host);
  host.now({ transactions: { transactions: { transaction: season } } });
  host.before({ transactions: { transactions: { transaction: tradeBefore } } });
  server.importFrom({ recorded: host.recorded, files: host.files });
  await server.rows('truncate league cascade');
  await run('populateCache');
  await enterLeague();
});
afterAll(() => host.discard());

const update = () => runOne('populateLeagueDraftOrder', ourLeague);

test('the transactions of every season are stored once, with their players, picks and budgets', async () => {
  expect(await update()).toMatchObject({ error: null, unmatched: [] });
  expect(await stored()).toEqual([
    [2025, 'trade', 1, null],
    [2026, 'auction', 2, 31],
    [2026, 'trade', 1, null],
    [2026, 'waiver', 2, 12],
  ]);
  const moves = `select m.player_id, pick_season, pick_round, pick_team_id, budget, from_team_id, to_team_id
     from transaction_move m join league_transaction t using (league_id, season, external_id)
     where league_id = '${ourLeague}' and season = 2026 and type = 'trade' order by index`;
  const [first, second] = [teamOf('0001'), teamOf('0002')];
  expect(await values(moves)).toEqual([
    [await ourPlayer('9102'), null, null, null, null, first, second],
    [null, null, null, null, 10.5, first, second],
    [await ourPlayer('9101'), null, null, null, null, second, first],
    [null, 2027, 1, second, null, second, first],
  ]);
  const before = await contents();
  await update();
  expect(await contents()).toEqual(before);
});

test('a new one is added, and a season that is over is not read again', async () => {
  host.before({
    transactions: { transactions: { transaction: [tradeBefore, row('WAIVER', '9108,|', { timestamp: '1750000001' })] } },
  });
  host.now({
    transactions: { transactions: { transaction: [row('FREE_AGENT', '|9101,', { by_commish: '1' }), ...season.toReversed()] } },
  });
  expect((await update()).error).toBeNull();
  expect((await stored()).map(([of, type]) => `${String(of)} ${String(type)}`)).toEqual([
    ...['2025 trade', '2026 auction', '2026 commissioner', '2026 trade', '2026 waiver'],
  ]);
});

test('a response that has lost them is refused', async () => {
  const before = await contents();
  host.now({ transactions: { transactions: {} } });
  expect((await update()).error).toContain('transactions of week 1 has no transactions, but 1 is stored');
  expect(await contents()).toEqual(before);
});
