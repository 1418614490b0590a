import type { components } from '../../../../src/api/generated/schema.gen';
import { send } from '../../../support/call';

type Transactions = components['schemas']['Transactions'];

const sleeper = '620000000000000149';
const read = async (leagueId: string, year: number) =>
  (await send('GET', `/api/League/GetTransactions?leagueId=${leagueId}&year=${year}`)).json<Transactions>();

it('responds with a season’s transactions, newest first, with players, and teams under their names of then', async () => {
  const { leagueName, transactions } = await read('132', 2025);
  expect(leagueName).toBe('Global League');
  const times = transactions.map(({ at }) => Date.parse(at!));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(transactions.map(({ id }) => id)).size).toBe(transactions.length);
  const claim = transactions.find(({ type, moves }) => type === 'waiver' && moves.length === 2)!;
  const [added, dropped] = claim.moves;
  expect(added).toMatchObject({ from: null, to: { teamName: expect.any(String) as string }, pick: null, budget: null });
  expect(dropped).toMatchObject({ from: added!.to, to: null, player: { playerName: expect.any(String) as string } });
});

it('responds with trades of a recorded league with its picks and all sides', async () => {
  const { transactions } = await read(sleeper, 2025);
  const ofPicks = transactions.filter(({ moves }) => moves.some(({ pick }) => pick !== null));
  expect(ofPicks.length).toBeGreaterThan(0);
  for (const { type, moves } of ofPicks) {
    expect(['trade', 'commissioner']).toContain(type);
    for (const { pick, from, to } of moves) if (pick) expect([from, to]).not.toContain(null);
  }
});

it('responds with all seasons, newest first, without a year; a transaction has its season', async () => {
  const all = (await send('GET', `/api/League/GetTransactions?leagueId=${sleeper}`)).json<Transactions>().transactions;
  const seasons = [...new Set(all.map(({ season }) => season))];
  expect(seasons).toEqual([2026, 2025, 2024, 2023, 2022]);
  const each = await Promise.all(seasons.map(async (season) => (await read(sleeper, season)).transactions));
  expect(all).toEqual(each.flat());
});

it('responds with none for a season without any', async () => {
  expect((await read('132', 2019)).transactions).toEqual([]);
});

it.each([
  ['6199037', 2025],
  ['2298387', 2025],
  [sleeper, 2026],
])('responds with what a draft order of %s shows: who drafted or kept whom, with which pick', async (leagueId, year) => {
  const { rounds } = (await send('GET', `/api/Draft/GetDraftOrder?leagueId=${leagueId}`)).json<
    components['schemas']['DraftOrder']
  >();
  const picks = rounds.flatMap((round) => round.picks).filter(({ player }) => player !== null);
  expect(picks.length).toBeGreaterThan(30);
  const { transactions } = await read(leagueId, year);
  const ofPicks = transactions.filter(({ pick }) => pick !== undefined);
  expect(
    ofPicks.map(({ type, pick, moves: [move] }) => [
      type,
      `${pick!.round}.${String(pick!.pick).padStart(2, '0')}`,
      move!.to!.teamId,
      move!.player,
    ]),
  ).toEqual(picks.map(({ keeper, pickString, teamId, player }) => [keeper ? 'keeper' : 'draft', pickString, teamId, player]));
  // They follow the season's dated ones.
  expect(transactions.slice(-ofPicks.length)).toEqual(ofPicks);
});

it('responds with the marked keepers of a season before its draft', async () => {
  const marks = await server.rows<{ player: string; team: string }>(
    `select player_id as player, team_id as team from keeper where league_id = '132' and season = 2026 order by player`,
  );
  const { transactions } = await read('132', 2026);
  const kept = transactions.filter(({ type }) => type === 'keeper').flatMap(({ moves }) => moves);
  expect(kept.every(({ from, to }) => from?.teamId === to?.teamId)).toBe(true);
  expect(
    kept.map(({ player, to }) => ({ player: player!.playerId, team: to!.teamId })).sort((a, b) => (a.player < b.player ? -1 : 1)),
  ).toEqual(marks.toSorted((a, b) => (a.player < b.player ? -1 : 1)));
});
