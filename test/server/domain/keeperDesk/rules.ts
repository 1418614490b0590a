/** Rules and candidates for the tests of the keeper desk. */
import type { Candidate } from '../../../../server/domain/keeperDesk/costs';
import type { KeeperRules } from '../../../../server/domain/keeperDesk/history';
import type { OwnedPick } from '../../../../server/domain/draftPicks';

export const rulesOf = (given: Partial<KeeperRules> = {}): KeeperRules => ({
  ...{ cost: 'draftRound', roundsPerYear: 1, earliestRound: 1, undraftedRound: 10, fixedRounds: [] },
  ...{ pricePerYear: 5, undraftedPrice: 1, sameRound: 'earlier', afterTrade: 'follow', afterClaim: 'restart' },
  ...{ keepers: null, positions: [], years: null, keepsFirstRounders: true, deadline: null, timeZone: 'America/New_York' },
  ...given,
});

/** A team's open picks of these rounds. */
export const picksOf = (...rounds: number[]): OwnedPick[] =>
  rounds.map((round) => ({ round, pick: 4, playerId: null, holderId: 'a', traded: null }));

type Past = Partial<Candidate['history']> & { round?: number | null; amount?: number };

/** A player of team `a`, drafted in a round (null for undrafted). */
export const candidate = (
  playerId: string,
  { round = 5, amount, ...history }: Past = {},
  given: Partial<Candidate> = {},
): Candidate => ({
  ...{ playerId, playerName: `Player ${playerId}`, position: 'RB', teamId: 'a', isKeeper: false, rank: null, marketRound: null },
  history: {
    ...{ drafted: round === null ? null : { round, amount: amount ?? null }, lastRound: round, yearsKept: 0, reasons: [] },
    ...history,
  },
  ...given,
});
