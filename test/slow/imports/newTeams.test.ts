/** New seasons of a Sleeper league with other teams, whose draft has no order yet. */
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { run, runOne, values } from '../../server/sync/calls';
import {
  enterSleeperLeague,
  type Json,
  lastSeason,
  ourSleeperLeague,
  recorded,
  SleeperHost,
  thisSeason,
} from '../../imports/sleeperHost';

const host = new SleeperHost();
const path = `league/${thisSeason}`;
const next = host.of(path) as Json & { draft_id: string };
const all = (host.of(`${path}/rosters`) as (Json & { roster_id: number })[]).map((roster) => ({
  ...{ ...roster, players: [], starters: [], keepers: null, taxi: null, reserve: null, settings: {} },
}));
let stop: () => void;

const isBetween = ({ roster_id, previous_owner_id, owner_id }: Json, numbers: number[]) =>
  [roster_id, previous_owner_id, owner_id].every((id) => numbers.includes(id as number));

/** The host's next season with these numbers of teams: no game, no order. */
function prepare(numbers: number[]): void {
  const settings = { ...(next.settings as Json), last_scored_leg: 0, leg: 1, num_teams: numbers.length };
  const league = { ...next, name: 'Renamed League', status: 'pre_draft', total_rosters: numbers.length, settings };
  const [user] = host.of(`league/${lastSeason}/users`) as [{ user_id: string }];
  const draft = {
    ...{ draft_id: next.draft_id, season: '2026', type: 'linear', status: 'pre_draft', created: 1, draft_order: null },
    ...{ slot_to_roster_id: Object.fromEntries(numbers.map((id) => [id, id])), settings: { rounds: 3, teams: numbers.length } },
  };
  Object.assign(host.changed, {
    [path]: league,
    [`user/${user.user_id}/leagues/nfl/2026`]: [league],
    [`${path}/rosters`]: numbers.map((id) => ({ ...all.find((each) => each.roster_id === id), roster_id: id })),
    [`${path}/drafts`]: [draft],
    [`draft/${next.draft_id}`]: draft,
    [`draft/${next.draft_id}/picks`]: [],
    [`${path}/traded_picks`]: [
      ...(recorded(`${path}/traded_picks`) as Json[]).filter((pick) => pick.season === '2026' && isBetween(pick, numbers)),
      { season: '2027', round: 1, roster_id: 1, previous_owner_id: 1, owner_id: 2 },
    ],
    ...Object.fromEntries([1, 2].map((week) => [`${path}/transactions/${week}`, []])),
  });
}

const orderOf = async () =>
  (await get(`/api/Draft/GetDraftOrder?leagueId=${ourSleeperLeague}`))
    .json<Schema<'DraftOrder'>>()
    .rounds.map(({ picks }) => picks.map(({ slotTeamId, teamId }) => slotTeamId ?? teamId!));
const teams = async () =>
  (await values(`select id from team where league_id = '${ourSleeperLeague}' order by id`)).flat() as string[];
const update = async () => {
  await server.rows('delete from raw_response');
  const { leagues } = await run('sleeperUpdateLeagues');
  return leagues.find(({ leagueId }) => leagueId === ourSleeperLeague)!;
};

/** Every round has each of the league's teams once. */
async function expectTeams(count: number): Promise<void> {
  const ids = await teams();
  expect(ids).toHaveLength(count);
  const rounds = await orderOf();
  expect(rounds.map((round) => [...round].sort())).toEqual([ids, ids, ids]);
}

beforeAll(async () => {
  prepare([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  stop = await server.importLive((asked) => host.response(asked));
  await server.rows('truncate league cascade');
  await enterSleeperLeague();
  await server.rows(`delete from league_source where season = 2026`);
  await server.rows(`update league set season = 2025, standings_season = 2025`);
  expect(await update()).toMatchObject({ error: null });
  expect(await teams()).toHaveLength(12);
  await server.rows('delete from raw_response');
  expect(await runOne('createNewSeason', ourSleeperLeague)).toMatchObject({ error: null, note: null });
});
afterAll(() => stop());

test('a draft without an order lists exactly the teams of the new season', async () => {
  await expectTeams(10);
});

test('the league’s name and rules follow the roll-over at once', async () => {
  expect(await values(`select name, host_name from league`)).toEqual([['Renamed League', 'Renamed League']]);
  expect(await values(`select season, rules->>'format' from league_rules order by season desc limit 1`)).toEqual([
    [2026, 'dynasty'],
  ]);
});

test.each([
  ['new teams pick last', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14]],
  ['teams that left are left out', [1, 2, 3, 4, 5, 6, 7, 13]],
])('a later change of the teams changes the draft too: %s', async (_, numbers) => {
  const before = (await orderOf())[0]!;
  prepare(numbers);
  // Fewer picks of later drafts would be refused.
  await server.rows('delete from future_pick');
  expect(await update()).toMatchObject({ error: null });
  await expectTeams(numbers.length);
  const kept = (await teams()).filter((id) => before.includes(id));
  expect((await orderOf())[0]!.slice(0, kept.length)).toEqual(before.filter((id) => kept.includes(id)));
});
