import type { HostFuturePick, HostPickTrade } from '../hostRows';
import type { SleeperLeague } from './league';

/** How many seasons ahead picks can be traded. */
const seasonsAhead = 3;

/**
 * Every pick of this season and the next three. Sleeper lists only traded picks: all others belong to their first owner.
 * @param trades the last trade of each traded pick
 */
export function toFuturePicks(
  { season, tradesPicks, futureRounds }: Pick<SleeperLeague, 'season' | 'tradesPicks' | 'futureRounds'>,
  teamIds: string[],
  trades: HostPickTrade[],
): HostFuturePick[] {
  const coming = trades.filter((trade) => trade.season >= season && trade.season <= season + seasonsAhead);
  if (tradesPicks === false || (tradesPicks === null && !coming.length)) return [];
  const rounds = Math.max(futureRounds ?? 0, ...coming.map(({ round }) => round));
  const keyOf = (pick: Omit<HostFuturePick, 'teamId'>) => `${pick.season} ${pick.round} ${pick.originalTeamId}`;
  const owners = new Map(coming.map((trade) => [keyOf(trade), trade.toTeamId]));
  return Array.from({ length: seasonsAhead + 1 }, (_, i) => season + i).flatMap((ofSeason) =>
    Array.from({ length: rounds }, (_, i) => i + 1).flatMap((round) =>
      teamIds.map((originalTeamId) => {
        const pick = { season: ofSeason, round, originalTeamId };
        return { ...pick, teamId: owners.get(keyOf(pick)) ?? originalTeamId };
      }),
    ),
  );
}
