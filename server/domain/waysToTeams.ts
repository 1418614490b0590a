/** How teams got their players. */
import type { components } from '../../src/api/generated/schema.gen';

type Transaction = components['schemas']['Transaction'];

/** Whether a transaction is of the week or of one before it; week 1 has drafted and kept players, and all of the off-season. */
const isUpTo = ({ season, week }: Transaction, year: number, until: number) =>
  season < year || (season === year && week <= until);

/**
 * The last transaction up to a week that brought a team a player, found by team and player.
 * @param transactions newest season first, in a season newest first, then its draft
 */
export function waysToTeams(transactions: readonly Transaction[], year: number, week: number) {
  const ways = new Map<string, Transaction>();
  const keyOf = (teamId: string, playerId: string) => `${teamId}/${playerId}`;
  for (const transaction of transactions) {
    if (!isUpTo(transaction, year, week)) continue;
    for (const { player, to } of transaction.moves) {
      const key = player && to && keyOf(to.teamId, player.playerId);
      if (key && !ways.has(key)) ways.set(key, transaction);
    }
  }
  return (teamId: string, playerId: string): Transaction | undefined => ways.get(keyOf(teamId, playerId));
}
