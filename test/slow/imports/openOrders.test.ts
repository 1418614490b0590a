import type { Schema } from '../../../src/api/types';
import { get, send } from '../../support/call';
import { run, values } from '../../server/sync/calls';
import { enterSleeperLeague, type Json, ourSleeperLeague, SleeperHost, thisSeason } from '../../imports/sleeperHost';

const host = new SleeperHost();
const path = `league/${thisSeason}`;
const draftId = '630000000000000149';
const rosters = host.of(`${path}/rosters`) as { roster_id: number; owner_id: string }[];
const identity = Object.fromEntries(rosters.map((_, i) => [i + 1, i + 1]));

/** Lets the host have a draft to come with this order, by user and by roster, and reads it. */
async function readDraftWith(draft_order: Json | null, slot_to_roster_id: Json): Promise<void> {
  const draft = { draft_id: draftId, season: '2026', type: 'linear', status: 'pre_draft', created: 1, draft_order };
  host.changed[`${path}/drafts`] = [draft];
  host.changed[`draft/${draftId}`] = { ...draft, settings: { rounds: 3, teams: rosters.length }, slot_to_roster_id };
  await server.rows('delete from raw_response');
  const { leagues } = await run('sleeperUpdateLeagues');
  expect(leagues.find(({ leagueId }) => leagueId === ourSleeperLeague)).toMatchObject({ error: null });
}

const firstRound = async () => {
  const order = (await get(`/api/Draft/GetDraftOrder?leagueId=${ourSleeperLeague}`)).json<Schema<'DraftOrder'>>();
  return order.rounds[0]!.picks.map(({ slotTeamId, teamId, isGuess }) => ({
    ...{ id: slotTeamId ?? teamId!, isTraded: slotTeamId !== null, isGuess },
  }));
};
const guesses = async () => (await firstRound()).filter(({ isGuess }) => isGuess).length;
const tradesOf = async () =>
  (await get(`/api/PreDraftTrades?leagueId=${ourSleeperLeague}&year=2026`)).json<Schema<'PreDraftTrades'>>().model.preDraftTrades;
const userOf = (place: number) => rosters[place]!.owner_id;

let stop: () => void;
beforeAll(async () => {
  Object.assign(host.changed, {
    [path]: { ...(host.of(path) as Json), status: 'pre_draft' },
    [`draft/${draftId}/picks`]: [],
  });
  stop = await server.importLive((asked) => host.response(asked));
  await server.rows('truncate league cascade');
  await enterSleeperLeague();
  await server.rows('update league set has_drafted = false');
});
afterAll(() => stop());

test('an order that nobody has set is a guess, in the draft, in the trades and on the team’s page', async () => {
  await readDraftWith(null, identity);
  expect(await guesses()).toBe(rosters.length);
  const trades = await tradesOf();
  expect(trades.length).toBeGreaterThan(3);
  expect(trades.every(({ pick }) => pick === null)).toBe(true);
  const { id } = (await firstRound())[0]!;
  const profile = await get(`/api/Team/GetSleeperTeamProfile?leagueId=${ourSleeperLeague}&teamId=${id}`);
  expect(profile.json<Schema<'TeamProfile'>>().picks!.every(({ isGuess }) => isGuess)).toBe(true);
});

test('a trade that is entered meanwhile follows its teams to the places that are set; a guess never replaces these', async () => {
  const before = await firstRound();
  const [first, second] = before.flatMap(({ isTraded }, place) => (isTraded ? [] : [place])) as [number, number];
  const teamAt = (place: number) => before[place]!.id;
  const entered = await send('POST', '/api/PreDraftTrades', {
    ...{ leagueId: ourSleeperLeague, year: 2026, date: '2026-08-02', roundFrom: 1, pickFrom: first + 1, roundTo: 1 },
    ...{ pickTo: second + 1, pickFromTeamId: teamAt(first), pickToTeamId: teamAt(second) },
  });
  expect(entered.statusCode).toBe(200);

  // The third and the second team have the first two places.
  await readDraftWith({ [userOf(2)]: 1, [userOf(1)]: 2 }, { 1: 3, 2: 2 });
  const set = (await firstRound()).filter(({ isGuess }) => !isGuess);
  expect(set.map(({ id }) => id)).toEqual([teamAt(2), teamAt(1)]);
  expect(await guesses()).toBe(rosters.length - 2);

  const reversed = Object.fromEntries(rosters.map((_, i) => [i + 1, rosters.length - i]));
  const byUser = Object.fromEntries(rosters.map(({ owner_id }, i) => [owner_id, rosters.length - i]));
  await readDraftWith(byUser, reversed);
  expect((await firstRound()).map(({ id }) => id)).toEqual(before.map(({ id }) => id).toReversed());
  expect(await guesses()).toBe(0);
  expect(await values(`select pick, from_team_id from pick_trade where source = 'manual' order by pick`)).toEqual([
    [rosters.length - second, teamAt(second)],
    [rosters.length - first, teamAt(first)],
  ]);
  expect((await tradesOf()).every(({ pick }) => pick !== null)).toBe(true);

  await readDraftWith(null, identity);
  expect((await firstRound()).map(({ id }) => id)).toEqual(before.map(({ id }) => id).toReversed());
  expect(await guesses()).toBe(0);
});
