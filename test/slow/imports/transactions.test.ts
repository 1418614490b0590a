import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '../../../src/api/generated/schema.gen';
import { get } from '../../support/call';
import { contents, run, values } from '../../server/sync/calls';

type Schemas = components['schemas'];
type Json = Record<string, unknown>;

/** The recorded league in its fifth season; its draft of 2026 is over. */
const league = '620000000000000149';
const recorded = mkdtempSync(join(tmpdir(), 'sideline-transactions-'));
const file = (path: string) => join(recorded, 'sleeper', `${path}.json`);
const read = <Response>(path: string) => JSON.parse(readFileSync(file(path), 'utf8')) as Response;

const update = async () => (await run('sleeperUpdateLeagues')).leagues.find(({ leagueId }) => leagueId === league)!;
const count = async (what: string) => (await values(`select count(*)::int from ${what}`))[0]![0];

beforeAll(() => {
  cpSync(join(__dirname, '../../../scripts/seed/recorded'), recorded, { recursive: true });
  server.importFrom({ recorded, files: recorded });
});
afterAll(() => rmSync(recorded, { recursive: true, force: true }));

test('the trades of all seasons are stored with players, picks and teams, and are not read again', async () => {
  expect(await update()).toMatchObject({ error: null, unmatched: [] });
  const bySeason = `select season, count(*)::int from league_transaction where league_id = '${league}' group by season order by season`;
  expect(await values(bySeason)).toEqual([
    [2022, 14],
    [2023, 48],
    [2024, 26],
    [2025, 34],
    [2026, 21],
  ]);
  const frozen = `select season, complete from watermark where league_id = '${league}' and resource = 'transactions' order by season`;
  expect(await values(frozen)).toEqual([2022, 2023, 2024, 2025, 2026].map((season) => [season, season < 2026]));
  const before = await contents();
  await update();
  expect(await contents()).toEqual(before);
});

test('a deal of four teams is one trade, with who got what from whom', async () => {
  const [[externalId, teams]] = (await values(
    `select external_id, count(distinct from_team_id)::int from transaction_move where league_id = '${league}' and season = 2026
     group by external_id having count(distinct from_team_id) > 2`,
  )) as [[string, number]];
  expect(teams).toBe(4);
  const { roster_ids: rosters } = read<(Json & { transaction_id: string; roster_ids: number[] })[]>(
    `league/${league}/transactions/1`,
  ).find((row) => row.transaction_id === externalId)!;
  const numbers = `select distinct t.external_id::int from transaction_move m join team t on t.league_id = m.league_id and t.id = m.from_team_id
    where m.external_id = '${externalId}' order by 1`;
  expect((await values(numbers)).flat()).toEqual([...rosters].sort((a, b) => a - b));
});

test('every pick of the draft has all its owners, each with the day', async () => {
  const undated = `pick_trade where league_id = '${league}' and season = 2026 and date is null`;
  expect(await count(undated)).toBe(0);
  const hands = `select round, pick, count(*)::int from pick_trade where league_id = '${league}' and season = 2026
    group by round, pick order by 3 desc limit 1`;
  const [[round, pick, hops]] = (await values(hands)) as [[number, number, number]];
  expect(hops).toBe(5);
  const order = (await get(`/api/Draft/GetDraftOrder?leagueId=${league}&year=2026`)).json<Schemas['DraftOrder']>();
  const rounds = Object.values(order).find(Array.isArray) as unknown;
  expect(JSON.stringify(rounds)).toContain('2026-07-11');
  expect([round, pick]).toEqual([3, 1]);
});

test('claims with their bids, free agents and the commissioner’s moves are stored; a failed claim moves nothing', async () => {
  const rows = read<Json[]>(`league/${league}/transactions/1`);
  const [player] = (await values(`select player_id from roster_entry where league_id = '${league}' order by 1 limit 1`)).flat();
  const base = {
    status: 'complete',
    leg: 1,
    created: 1_790_000_000_000,
    status_updated: 1_790_000_000_000,
    draft_picks: [],
    waiver_budget: [],
  };
  writeFileSync(
    file(`league/${league}/transactions/1`),
    JSON.stringify([
      ...rows,
      {
        ...base,
        transaction_id: '901',
        type: 'waiver',
        adds: { [String(player)]: 3 },
        drops: { '999999': 3 },
        settings: { waiver_bid: 37 },
      },
      {
        ...base,
        transaction_id: '902',
        type: 'waiver',
        status: 'failed',
        adds: { [String(player)]: 4 },
        drops: null,
        settings: { waiver_bid: 1 },
      },
      { ...base, transaction_id: '903', type: 'free_agent', adds: null, drops: { [String(player)]: 3 }, settings: null },
      { ...base, transaction_id: '904', type: 'commissioner', adds: { [String(player)]: 5 }, drops: null, settings: null },
      {
        ...base,
        transaction_id: '905',
        type: 'trade',
        adds: null,
        drops: null,
        waiver_budget: [{ sender: 3, receiver: 5, amount: 12 }],
      },
    ]),
  );
  expect((await update()).unmatched).toEqual(['sleeper player 999999']);
  const added = `select external_id, type, bid from league_transaction where league_id = '${league}' and external_id like '90_' order by 1`;
  expect(await values(added)).toEqual([
    ['901', 'waiver', 37],
    ['903', 'free_agent', null],
    ['904', 'commissioner', null],
    ['905', 'trade', null],
  ]);
  const teamOf = async (number: number) =>
    (await values(`select id from team where league_id = '${league}' and external_id = '${number}'`))[0]![0];
  const [third, fifth] = [await teamOf(3), await teamOf(5)];
  const moves = `select external_id, player_id, budget, from_team_id, to_team_id from transaction_move
    where league_id = '${league}' and external_id like '90_' order by 1, player_id = '999999'`;
  expect(await values(moves)).toEqual([
    ['901', player, null, null, third],
    ['901', '999999', null, third, null],
    ['903', player, null, third, null],
    ['904', player, null, null, fifth],
    ['905', null, 12, third, fifth],
  ]);
});

test('a week that the host does not send changes nothing, and is reported', async () => {
  const before = await contents();
  rmSync(file(`league/${league}/transactions/1`));
  expect(await update()).toMatchObject({
    error:
      'Sleeper has no transactions of week 1. Check on Sleeper whether the league is still there. ' +
      'The transactions were not changed, the rest was.\n' +
      `Sleeper has nothing at league/${league}/transactions/1`,
  });
  expect(await contents()).toEqual(before);
});
