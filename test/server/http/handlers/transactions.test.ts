import type { components } from '../../../../src/api/generated/schema.gen';
import { send } from '../../../support/call';

type Transactions = components['schemas']['Transactions'];

const sleeper = '620000000000000149';
const read = async (leagueId: string, year: number) =>
  (await send('GET', `/api/League/GetTransactions?leagueId=${leagueId}&year=${year}`)).json<Transactions>();

it('responds with a season’s transactions, newest first, with players, and teams under their names of then', async () => {
  const { leagueName, transactions } = await read('132', 2025);
  expect(leagueName).toBe('Global League');
  const times = transactions.map(({ at }) => Date.parse(at));
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

it('responds with none for a season without any', async () => {
  expect((await read('132', 2019)).transactions).toEqual([]);
});
