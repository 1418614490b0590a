import { sleeperAdapter, type SleeperAdapter } from '../../../../server/hosts/sleeper/adapter';
import { sleeperBase } from '../../../../server/hosts/sleeper/reader';
import { doubledLists } from '../doubled';
import { source } from './recordedLeagues';

const side = (roster_id: number, matchup_id: number | null, points: number) => ({
  ...{ roster_id, matchup_id, points, starters: [`${roster_id}1`], players: [`${roster_id}1`, `${roster_id}2`] },
  players_points: { [`${roster_id}1`]: points, [`${roster_id}2`]: 3 },
});
const league = (id: string, season: number, more = {}) => ({
  ...{
    league_id: id,
    name: `League ${id}`,
    season: String(season),
    status: 'complete',
    draft_id: 'd1',
    previous_league_id: null,
  },
  settings: { last_scored_leg: 3, playoff_week_start: 3, playoff_teams: 2, pick_trading: 1, type: 2, draft_rounds: 2 },
  ...{ roster_positions: ['QB', 'RB', 'RB', 'BN'], ...more },
});
const draft = { draft_id: 'd1', type: 'linear', status: 'drafting', created: 1, settings: { rounds: 2, teams: 3 } };
const responses: Record<string, unknown> = {
  'league/1': league('1', 2025, { previous_league_id: '0' }),
  'league/1/rosters': [1, 2, 3].map((roster_id) => ({
    ...{ roster_id, owner_id: `${roster_id}00`, settings: { wins: 3 - roster_id, fpts: 100 }, co_owners: [] },
    ...{ players: [`${roster_id}1`, `${roster_id}2`, `${roster_id}3`], reserve: [`${roster_id}2`], taxi: [`${roster_id}3`] },
    keepers: [`${roster_id}1`],
  })),
  'league/1/users': [1, 2, 3].map((id) => ({ user_id: `${id}00`, display_name: `User ${id}` })),
  'league/1/matchups/1': [side(1, 1, 90), side(2, 1, 80), side(3, null, 70)],
  'league/1/matchups/3': [side(1, 1, 90), side(2, 1, 80), side(3, null, 70)],
  'league/1/winners_bracket': [{ m: 1, r: 1, p: 1, t1: 1, t2: 2, w: null, l: null }],
  'league/1/drafts': [draft],
  'draft/d1': { ...draft, slot_to_roster_id: { 1: 2, 2: 1, 3: 3 } },
  'draft/d1/picks': [{ pick_no: 1, round: 1, draft_slot: 1, roster_id: 2, player_id: '21' }],
  'league/1/traded_picks': [{ season: '2026', round: 1, roster_id: 1, previous_owner_id: 1, owner_id: 2 }],
  'draft/d1/traded_picks': [{ season: '2025', round: 2, roster_id: 1, previous_owner_id: 1, owner_id: 2 }],
  'league/1/transactions/1': [
    {
      ...{ transaction_id: 't1', type: 'trade', status: 'complete', leg: 1, status_updated: 1_757_000_000_000 },
      ...{ adds: { 11: 2 }, drops: { 11: 1 }, waiver_budget: [{ amount: 5, sender: 1, receiver: 2 }] },
      draft_picks: [{ season: '2026', round: 1, roster_id: 1, previous_owner_id: 1, owner_id: 2 }],
    },
  ],
  'user/ann': { user_id: '100' },
  ...Object.fromEntries(
    [100, 200, 300].map((user) => [
      `user/${user}/leagues/nfl/2026`,
      [league('2', 2026, { previous_league_id: '1', total_rosters: 3 })],
    ]),
  ),
};

const adapterOn = (given: Record<string, unknown>, report?: (message: string) => void) =>
  sleeperAdapter(
    {
      get: async (url) => {
        const path = url.slice(sleeperBase.length);
        return path in given ? JSON.stringify(given[path]) : null;
      },
    },
    undefined,
    report,
  );

const one = source('1', 2025);

/** What every call reads. */
async function readAll(adapter: SleeperAdapter) {
  return {
    league: JSON.parse(JSON.stringify(await adapter.league(one))) as unknown,
    rules: await adapter.rules(one),
    teams: await adapter.teams(one),
    standings: await adapter.standings(one),
    rosters: await adapter.rosters(one),
    keepers: await adapter.keepers(one),
    scores: await adapter.weekScores(one, 1),
    places: await adapter.places(one),
    drafts: await adapter.drafts(one),
    picks: await adapter.draft(one),
    trades: await adapter.pickTrades(one),
    futurePicks: await adapter.futurePicks(one),
    transactions: await adapter.transactions(one, 1),
    history: await adapter.history(one),
    successor: await adapter.successor(one),
    leagues: await adapter.leaguesOfUser('ann', 2026),
  };
}

/** What the calls read without any row twice. */
const plain = readAll(adapterOn(responses));

test('the calls read something of every list', async () => {
  for (const read of Object.entries(await plain)) expect(read).not.toEqual([read[0], []]);
});

test.each(doubledLists(responses, (what) => !/transactions.*(draft_picks|waiver_budget)$/.test(what)))(
  '%s',
  async (_, doubled) => {
    const reports: string[] = [];
    const adapter = adapterOn(doubled, (message) => reports.push(message));
    expect(await readAll(adapter)).toEqual(await plain);
    for (const message of reports) expect(message).toMatch(/ there twice/);
  },
);
