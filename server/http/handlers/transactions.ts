import type { components } from '../../../src/api/generated/schema.gen';
import { selectTeamNames } from '../../db/queries/standings';
import { selectTransactions, type StoredMove } from '../../db/queries/transactions';
import type { Handlers } from '../operations';
import { getLeagueOf } from './find';

const moveOf = (
  { playerId, playerName, position, pickSeason, pickRound, pickTeamId, budget, fromTeamId, toTeamId }: StoredMove,
  names: Map<string, string>,
): components['schemas']['TransactionMove'] => {
  const team = (teamId: string | null) => teamId && { teamId, teamName: names.get(teamId) ?? teamId };
  return {
    player: playerId && playerName && position ? { playerId, playerName, position } : null,
    pick:
      pickSeason && pickRound && pickTeamId
        ? { season: pickSeason, round: pickRound, teamName: names.get(pickTeamId) ?? pickTeamId }
        : null,
    budget,
    from: team(fromTeamId) || null,
    to: team(toTeamId) || null,
  };
};

export const transactionHandlers: Handlers<'getTransactions'> = {
  getTransactions: async ({ db, query: { leagueId, year, limit } }) => {
    const { name: leagueName } = await getLeagueOf(db, leagueId);
    const names = await selectTeamNames(db, leagueId, year);
    const transactions = await selectTransactions(db, leagueId, year, limit);
    return {
      leagueName,
      transactions: transactions.map(({ externalId: id, type, at, week, bid, moves }) => ({
        ...{ id, type, at: new Date(at).toISOString(), week, bid },
        moves: moves.map((move) => moveOf(move, names)),
      })),
    };
  },
};
