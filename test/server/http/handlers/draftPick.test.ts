import type { Schema } from '../../../../src/api/types';
import { get, send } from '../../../support/call';

type History = Schema<'PickHistory'>;
type Slot = { round: number; pick: number; team: string };

const CALL = '/api/Draft/GetDraftPick';
const sleeper = '620000000000000149';
const read = async (leagueId: string, { round, pick }: Pick<Slot, 'round' | 'pick'>, more = '') =>
  (await get(`${CALL}?leagueId=${leagueId}&round=${round}&pick=${pick}${more}`)).json<History>();
/** A pick's trades as `giver > owner`, with their days. */
const hops = ({ trades }: History) => trades.map(({ date, from, to }) => `${from.teamId} > ${to.teamId} ${date}`);

let slots: Slot[];
let teams: string[];
/** An untraded pick of round 9, and two teams that did not have it. */
const choose = (index: number) => {
  const slot = slots[index]!;
  const [b, c] = teams.filter((id) => id !== slot.team);
  return { slot, a: slot.team, b: b!, c: c! };
};
const trade = ({ round, pick }: Slot, from: string, to: string, date: string | null, source = 'manual') =>
  server.rows(
    `insert into pick_trade (league_id, season, round, pick, date, from_team_id, to_team_id, source)
     values ('132', 2026, ${round}, ${pick}, ${date === null ? 'null' : `'${date}'`}, '${from}', '${to}', '${source}')`,
  );

beforeAll(async () => {
  slots = await server.rows<Slot>(
    `select round, pick, original_team_id as team from draft_pick where league_id = '132' and season = 2026 and round = 9 order by pick`,
  );
  teams = (await server.rows<{ id: string }>(`select id from team where league_id = '132' order by id`)).map(({ id }) => id);
});

test('a pick that was traded twice has both trades in order, whatever the order of their entry', async () => {
  const { slot, a, b, c } = choose(0);
  await trade(slot, b, c, '2026-06-28');
  await trade(slot, a, b, '2026-03-14');
  const history = await read('132', slot);
  expect(history).toMatchObject({ pickString: '9.01', season: 2026, team: { teamId: c }, originalTeam: { teamId: a } });
  expect(hops(history)).toEqual([`${a} > ${b} 2026-03-14`, `${b} > ${c} 2026-06-28`]);
  expect(history.trades.map(({ source, season, moves }) => [source, season, moves])).toEqual([
    ['manual', null, []],
    ['manual', null, []],
  ]);
});

test('a pick that was traded back is its first team’s again, with both trades', async () => {
  const { slot, a, b } = choose(1);
  await trade(slot, a, b, '2026-03-14');
  await trade(slot, b, a, '2026-04-02');
  const history = await read('132', slot);
  expect(history).toMatchObject({ team: { teamId: a }, originalTeam: { teamId: a } });
  expect(hops(history)).toEqual([`${a} > ${b} 2026-03-14`, `${b} > ${a} 2026-04-02`]);
});

test('a trade of an unknown day has no date; a trade of which the giver did not own the pick is left out', async () => {
  const { slot, a, b, c } = choose(2);
  await trade(slot, a, b, null, 'host');
  await trade(slot, c, a, '2026-05-01', 'host');
  expect(hops(await read('132', slot))).toEqual([`${a} > ${b} null`]);
});

test('a trade that the commissioner entered has its other pick', async () => {
  const { slot, a } = choose(3);
  const other = slots[4]!;
  const response = await send('POST', '/api/PreDraftTrades', {
    ...{ leagueId: '132', year: 2026, date: '2026-08-18', pickFromTeamId: a, pickToTeamId: other.team },
    ...{ roundFrom: 9, pickFrom: slot.pick, roundTo: 9, pickTo: other.pick },
  });
  expect(response.statusCode).toBe(200);
  const { trades } = await read('132', slot);
  expect(trades).toMatchObject([{ date: '2026-08-18', source: 'manual', season: null }]);
  expect(trades[0]!.moves.map(({ pick, from, to }) => [pick?.round, pick?.pick, pick?.teamId, from?.teamId, to?.teamId])).toEqual(
    [
      [9, slot.pick, a, a, other.team],
      [9, other.pick, other.team, other.team, a],
    ],
  );
});

test('a trade of several picks has those of later seasons, too', async () => {
  const { slot, a } = choose(6);
  const other = slots[7]!;
  const response = await send('POST', '/api/PreDraftTrades/Several', {
    ...{ leagueId: '132', year: 2026, date: '2026-08-18', fromTeamId: a, toTeamId: other.team },
    fromPicks: [
      { season: 2026, round: 9, pick: slot.pick },
      { season: 2027, round: 2, originalTeamId: a },
    ],
    toPicks: [],
  });
  expect(response.statusCode).toBe(200);
  const { trades } = await read('132', slot);
  expect(
    trades.map(({ moves }) => moves.map(({ pick, to }) => [pick?.season, pick?.round, pick?.pick, pick?.teamId, to?.teamId])),
  ).toEqual([
    [
      [2026, 9, slot.pick, a, other.team],
      [2027, 2, null, a, other.team],
    ],
  ]);
});

test('a trade of the host has the players and picks of its transaction; one of each day and the same teams is its own', async () => {
  const { slot, a, b } = choose(5);
  const [player] = await server.rows<{ id: string }>(`select id from player limit 1`);
  await trade(slot, a, b, '2026-05-02', 'host');
  await trade(slot, b, a, '2026-05-02', 'host');
  await trade(slot, a, b, '2026-05-02', 'host');
  await server.rows(
    `insert into league_transaction (league_id, season, external_id, type, week, at) values
       ('132', 2025, 'first', 'trade', 1, '2026-05-02T12:00:00Z'), ('132', 2025, 'back', 'trade', 1, '2026-05-02T13:00:00Z'),
       ('132', 2025, 'onceMore', 'trade', 1, '2026-05-02T14:00:00Z'), ('132', 2025, 'later', 'trade', 1, '2026-05-09T14:00:00Z')`,
  );
  const move = (id: string, from: string, to: string) =>
    server.rows(
      `insert into transaction_move (league_id, season, external_id, index, player_id, pick_season, pick_round, pick_team_id, budget, from_team_id, to_team_id)
       values ('132', 2025, '${id}', 0, null, 2026, 9, '${a}', null, '${from}', '${to}'),
              ('132', 2025, '${id}', 1, '${player!.id}', null, null, null, null, '${to}', '${from}'),
              ('132', 2025, '${id}', 2, null, null, null, null, ${id.length}, '${to}', '${from}')`,
    );
  await move('first', a, b);
  await move('back', b, a);
  await move('onceMore', a, b);
  await move('later', a, b);
  const { trades } = await read('132', slot);
  expect(trades.map(({ season, source, moves }) => [season, source, moves.at(-1)!.budget])).toEqual([
    [2025, 'host', 5],
    [2025, 'host', 4],
    [2025, 'host', 8],
  ]);
  expect(trades[0]!.moves[0]).toMatchObject({ pick: { season: 2026, round: 9, teamId: a }, from: { teamId: a } });
  expect(trades[0]!.moves[1]!.player).toMatchObject({ playerId: player!.id });
});

test('a pick that was not traded has no trades, and one that a keeper takes has him', async () => {
  const order = (await get('/api/Draft/GetDraftOrder?leagueId=132')).json<Schema<'DraftOrder'>>();
  const kept = order.rounds[0]!.picks.find(({ keeper, originalTeam }) => keeper && originalTeam === null)!;
  const history = await read('132', { round: 1, pick: kept.totalPick });
  expect(history).toMatchObject({ keeper: true, player: kept.player, team: { teamName: kept.teamName }, trades: [] });
});

test.each([[sleeper, 2025]])(
  'league %s: traded picks of its past draft of %s lead from their first team to their owner',
  async (leagueId, year) => {
    const { rounds } = (await get(`/api/Draft/GetDraftOrder?leagueId=${leagueId}&year=${year}`)).json<Schema<'DraftOrder'>>();
    const traded = rounds.flatMap(({ picks }) => picks).filter(({ slotTeamId }) => slotTeamId !== null);
    expect(traded.length).toBeGreaterThan(0);
    const found = await Promise.all(
      traded.map(async (row) => {
        const [round, pick] = row.pickString.split('.').map(Number);
        const history = await read(leagueId, { round: round!, pick: pick! }, `&year=${year}`);
        expect(history).toMatchObject({
          season: year,
          originalTeam: { teamId: row.slotTeamId },
          team: { teamName: row.teamName },
        });
        expect(history.trades[0]!.from.teamId).toBe(row.slotTeamId);
        expect(history.trades.at(-1)).toMatchObject({ to: { teamId: row.teamId }, date: row.originalDate });
        return history.trades;
      }),
    );
    const dated = found.flat().filter(({ date }) => date !== null);
    expect(dated.length).toBeGreaterThan(0);
    for (const { season, moves } of dated) {
      expect(season).not.toBeNull();
      expect(moves.length).toBeGreaterThan(0);
    }
  },
);

test.each([
  ['round=40&pick=1', 'Pick 40.01 of 2026 is unknown.'],
  ['round=9&pick=50', 'Pick 9.50 of 2026 is unknown.'],
  ['round=9&pick=1&year=1999', 'Pick 9.01 of 1999 is unknown.'],
  ['round=9&pick=1&draft=7', 'Draft 7 of 2026 is unknown.'],
])('%s is not found: %s', async (search, detail) => {
  const response = await get(`${CALL}?leagueId=132&${search}`);
  expect([response.statusCode, response.json<{ detail: string }>().detail]).toEqual([404, detail]);
});
