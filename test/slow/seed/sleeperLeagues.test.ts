import type { components } from '../../../src/api/generated/schema.gen';
import { get } from '../../support/call';

type Schemas = components['schemas'];

const [a, b, c] = ['620000000000000149', '620000000000000186', '620000000000000260'];
const read = async <Name extends keyof Schemas>(url: string) => (await get(`/api${url}`)).json<Schemas[Name]>();

test('the three leagues, each with its newest played season', async () => {
  const rows = await server.rows(
    `select id, season, standings_season, has_drafted, manual_keepers_enabled, is_demo, visibility from league
     where provider = 'sleeper' order by id`,
  );
  const common = { season: 2026, is_demo: true, visibility: 'public' };
  expect(rows).toEqual([
    { id: a, ...common, standings_season: 2025, has_drafted: true, manual_keepers_enabled: false },
    { id: b, ...common, standings_season: 2026, has_drafted: true, manual_keepers_enabled: true },
    { id: c, ...common, standings_season: 2026, has_drafted: false, manual_keepers_enabled: true },
  ]);
});

test.each([
  [a, { hasPlayed: true, hasKeepers: false, tradesFuturePicks: true }],
  [b, { hasPlayed: false, hasKeepers: false, tradesFuturePicks: true }],
  [c, { hasPlayed: false, hasKeepers: false, tradesFuturePicks: true }],
  ['132', { hasPlayed: true, hasKeepers: true, tradesFuturePicks: false }],
  ['348764', { hasPlayed: true, hasKeepers: false, tradesFuturePicks: false }],
])('the settings of league %s say what its menus have: %j', async (leagueId, expected) => {
  expect(await read<'Settings'>(`/Settings?leagueId=${leagueId}`)).toMatchObject(expected);
});

test('every season of the recorded league has its twelve teams with their places, and the picks of its draft', async () => {
  const seasons = await server.rows<{ season: number; teams: number; places: number }>(
    `select season, count(*)::int as teams, count(final_position)::int as places from team_season
     where league_id = '${a}' group by season order by season`,
  );
  expect(seasons).toEqual(
    [2022, 2023, 2024, 2025, 2026].map((season) => ({ season, teams: 12, places: season < 2026 ? 12 : 0 })),
  );
  const [scores] = await server.rows<{ count: number }>(`select count(*)::int as count from team_week where league_id = '${a}'`);
  expect(scores!.count).toBe(4 * 17 * 12);
});

type Pick = { season: number; round: number; from: string; to: string };
const asText = ({ season, round, from, to }: Pick) => `${season} round ${round}: ${from} to ${to}`;

test.each([
  [a, 36],
  [b, 36],
  [c, 60],
])(
  'league %s shows its draft, and its transactions of 2026 agree with its pre-draft trades and future picks',
  async (id, count) => {
    const { rounds } = await read<'DraftOrder'>(`/Draft/GetDraftOrder?leagueId=${id}`);
    expect(rounds.flatMap(({ picks }) => picks)).toHaveLength(count);
    const { transactions } = await read<'Transactions'>(`/League/GetTransactions?leagueId=${id}&year=2026`);
    const traded = transactions.flatMap(({ moves }) =>
      moves.flatMap(({ pick, from, to }) =>
        pick ? [{ season: pick.season, round: pick.round, from: from!.teamName, to: to!.teamName }] : [],
      ),
    );
    expect(traded.length).toBeGreaterThan(0);

    const { model } = await read<'PreDraftTrades'>(`/PreDraftTrades?leagueId=${id}&year=2026`);
    const entered = model.preDraftTrades.map(({ round, pickFrom: from, pickTo: to }) =>
      asText({ season: 2026, round, from, to }),
    );
    expect(entered.length).toBeGreaterThan(0);
    expect(entered).toEqual(expect.arrayContaining(traded.filter(({ season }) => season === 2026).map(asText)));

    const { picks } = await read<'ComingPicks'>(`/Draft/GetFuturePicks?leagueId=${id}`);
    const coming = picks.flatMap(({ season, round, originalTeam, trades }) =>
      trades.map(({ to }, i) => asText({ season, round, from: (trades[i - 1]?.to ?? originalTeam).teamName, to: to.teamName })),
    );
    expect(
      traded
        .filter(({ season }) => season > 2026)
        .map(asText)
        .filter((text) => !coming.includes(text)),
    ).toEqual([]);
  },
);
