import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { selectTeamNames } from '../../db/queries/standings';
import { selectTransactions, type StoredMove } from '../../db/queries/transactions';
import type { Handlers } from '../operations';
import { getLeagueOf } from './find';

const moveOf = (
  { playerId, playerName, position, pickSeason, pickRound, pickNumber, pickTeamId, budget, fromTeamId, toTeamId }: StoredMove,
  names: Map<string, string>,
): components['schemas']['TransactionMove'] => {
  const team = (teamId: string | null) => teamId && { teamId, teamName: names.get(teamId) ?? teamId };
  return {
    player: playerId && playerName && position ? { playerId, playerName, position } : null,
    pick:
      pickSeason && pickRound
        ? {
            season: pickSeason,
            round: pickRound,
            pick: pickNumber,
            teamName: pickTeamId && (names.get(pickTeamId) ?? pickTeamId),
            ...(pickTeamId && { teamId: pickTeamId }),
          }
        : null,
    budget,
    from: team(fromTeamId) || null,
    to: team(toTeamId) || null,
  };
};

/** The transactions of a season, or the `limit` newest of them, newest first, under the teams' names of that season. */
export async function transactionsOf(
  db: Database,
  leagueId: string,
  season: number,
  limit?: number,
): Promise<components['schemas']['Transaction'][]> {
  const names = await selectTeamNames(db, leagueId, season);
  const transactions = await selectTransactions(db, leagueId, season, limit);
  return transactions.map(({ externalId: id, type, at, week, bid, moves }) => ({
    ...{ id, type, at: new Date(at).toISOString(), week, bid },
    moves: moves.map((move) => moveOf(move, names)),
  }));
}

export const transactionHandlers: Handlers<'getTransactions'> = {
  getTransactions: async ({ db, query: { leagueId, year } }) => {
    const { name: leagueName } = await getLeagueOf(db, leagueId);
    return { leagueName, transactions: await transactionsOf(db, leagueId, year) };
  },
};
