import { weekOf } from '../../../../server/domain/weeks';
import { mflAdapter } from '../../../../server/hosts/mfl/adapter';
import type { HostMove } from '../../../../server/hosts/hostRows';
import { responding, adapter, ssb2019, ups2026 } from './recordedLeagues';

const one = { externalId: '1', season: 2020, host: null };
/** Tuesday, 22 September 2020, of week 3. */
const tuesday = 1_600_779_600;

const league = { league: { id: '1', name: 'League' } };
const read = (rows: unknown) =>
  mflAdapter(responding({ league, transactions: { transactions: { transaction: rows } } })).transactions(one, 3);
const row = (type: string, transaction: string, more = {}) => ({
  ...{ type, transaction, franchise: '0001', timestamp: String(tuesday) },
  ...more,
});
const moved = ({ playerId, pick, budget, fromTeamId, toTeamId }: HostMove) => [
  playerId ?? (pick ? `${pick.season} round ${pick.round} of ${pick.originalTeamId}` : `$${budget}`),
  fromTeamId,
  toTeamId,
];

test.each([
  ['FREE_AGENT', '13590,|9899,', {}, 'free_agent', null, ['+13590', '-9899']],
  ['FREE_AGENT', '|9899,', {}, 'free_agent', null, ['-9899']],
  ['FREE_AGENT', '13590,|', { by_commish: '1' }, 'commissioner', null, ['+13590']],
  ['WAIVER', '13590,|9899,', {}, 'waiver', null, ['+13590', '-9899']],
  ['WAIVER', '', { added: '13590,', dropped: '' }, 'waiver', null, ['+13590']],
  ['BBID_WAIVER', '13590,|4.50|9899,', {}, 'waiver', 4.5, ['+13590', '-9899']],
  ['BBID_WAIVER', '13590,|0.00|', {}, 'waiver', 0, ['+13590']],
  ['AUCTION_WON', '13919|1|well, done', {}, 'auction', 1, ['+13919']],
  ['LOAD_ROSTERS', '|1,2,', { by_commish: '1' }, 'commissioner', null, ['-1', '-2']],
])('%s with %s moves players', async (type, transaction, more, ours, bid, expected) => {
  const [only, ...others] = await read(row(type, transaction, more));
  expect(others).toEqual([]);
  expect(only).toMatchObject({ type: ours, bid, week: 3, at: '2020-09-22T13:00:00.000Z' });
  expect(only!.moves.map(({ playerId, toTeamId }) => (toTeamId === '0001' ? '+' : '-') + playerId)).toEqual(expected);
});

test('claims, bids, places in reserve and moves without a team move nobody', async () => {
  const silent = ['BBID_WAIVER_REQUEST', 'AUCTION_BID', 'AUCTION_INIT', 'LOCK_ALL_PLAYERS'].map((type) => row(type, '1|2|'));
  const places = [
    row('IR', '1,|2,'),
    row('TAXI', '1,|2,'),
    row('FREE_AGENT', '1,|', { franchise: '0000' }),
    row('FREE_AGENT', '0000,|'),
  ];
  expect(await read([...silent, ...places])).toEqual([]);
  expect(await read(undefined)).toEqual([]);
});

test('a row has the same id in whatever order the host sends it, and counts once', async () => {
  const [first] = await read(row('FREE_AGENT', '1,2,|3,'));
  const again = await read([row('FREE_AGENT', '2,1,|3,'), row('FREE_AGENT', '1,2,|3,')]);
  expect(again.map(({ externalId }) => externalId)).toEqual([first!.externalId]);
  const others = await read([
    ...[row('FREE_AGENT', '1,2,|', {}), row('WAIVER', '1,2,|3,'), row('FREE_AGENT', '1,2,|3,', { franchise: '0002' })],
    row('FREE_AGENT', '1,2,|3,', { timestamp: String(tuesday + 1) }),
    ...[row('BBID_WAIVER', '1,2,|3|3,'), row('BBID_WAIVER', '1,2,|4|3,')],
  ]);
  expect(new Set([first, ...others].map((each) => each!.externalId)).size).toBe(7);
});

test('the recorded trades of a season have players, picks and budgets, from team to team', async () => {
  const weeks = Array.from({ length: 18 }, (_, i) => adapter.transactions(ssb2019, i + 1));
  const trades = (await Promise.all(weeks)).flat();
  expect(trades).toHaveLength(52);
  expect(new Set(trades.map(({ externalId }) => externalId)).size).toBe(52);
  expect(trades.filter(({ type }) => type !== 'trade')).toEqual([]);
  const last = trades.find(({ at }) => at === '2019-11-28T15:46:54.000Z')!;
  expect(last.week).toBe(13);
  expect(last.moves.map(moved)).toEqual([
    ['8062', '0014', '0001'],
    ['2020 round 4 of 0004', '0001', '0014'],
  ]);
  const spring = await adapter.transactions(ups2026, 1);
  expect(spring.flatMap(({ moves }) => moves.map(moved))).toEqual(
    expect.arrayContaining([
      ['$20000', '0005', '0006'],
      ['2026 round 1 of null', '0007', '0010'],
    ]),
  );
});

test('the weeks of a season go from Tuesday to Monday', () => {
  const at = (text: string) => weekOf(2026, Date.parse(text));
  expect([at('2026-02-01'), at('2026-09-07'), at('2026-09-14T23:59:59Z')]).toEqual([1, 1, 1]);
  expect([at('2026-09-15'), at('2026-12-22'), at('2027-01-31')]).toEqual([2, 16, 18]);
  expect([weekOf(2025, Date.parse('2025-09-08T23:00Z')), weekOf(2025, Date.parse('2025-09-09'))]).toEqual([1, 2]);
  expect(weekOf(2024, Date.parse('2024-09-10'))).toBe(2);
});
