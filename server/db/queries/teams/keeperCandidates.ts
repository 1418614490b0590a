import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../..';
import type { Arrival } from '../../../domain/keeperDesk/history';
import { keeper, leagueTransaction, player, ranking, rosterEntry, transactionMove } from '../../schema';
import type { League } from '../leagues/leagues';
import { byRank, isKept } from '../players/players';
import { adpRanking, hasAdp, hasNflRank } from '../players/rankings';
import { hasMove } from './transactions';

/** Every player of a league's rosters, best rank first, with the mark of its season. */
export const selectRostered = (db: Database, league: Pick<League, 'id' | 'season'>) =>
  db
    .select({
      teamId: rosterEntry.teamId,
      playerId: player.id,
      playerName: player.name,
      position: player.position,
      nflTeam: player.nflTeam,
      rank: ranking.nflRank,
      adp: adpRanking.avg,
      mark: keeper.playerId,
    })
    .from(rosterEntry)
    .innerJoin(player, eq(player.id, rosterEntry.playerId))
    .leftJoin(ranking, hasNflRank(league.season))
    .leftJoin(adpRanking, hasAdp(league.season))
    .leftJoin(keeper, isKept(league))
    .where(eq(rosterEntry.leagueId, league.id))
    .orderBy(byRank, player.name);

/** The trades and claims by which the league's rostered players came to teams, and what they cost at auctions. */
export async function selectArrivals(db: Database, leagueId: string): Promise<(Arrival & { price: number | null })[]> {
  const rostered = db.select({ id: rosterEntry.playerId }).from(rosterEntry).where(eq(rosterEntry.leagueId, leagueId));
  const rows = await db
    .select({
      season: transactionMove.season,
      playerId: transactionMove.playerId,
      teamId: transactionMove.toTeamId,
      fromTeamId: transactionMove.fromTeamId,
      type: leagueTransaction.type,
      bid: leagueTransaction.bid,
    })
    .from(transactionMove)
    .innerJoin(leagueTransaction, hasMove)
    .where(
      and(
        eq(transactionMove.leagueId, leagueId),
        isNotNull(transactionMove.toTeamId),
        inArray(transactionMove.playerId, rostered),
      ),
    );
  return rows.map(({ season, playerId, teamId, fromTeamId, type, bid }) => ({
    ...{ season, playerId: playerId!, teamId: teamId!, isTrade: fromTeamId !== null },
    price: type === 'auction' ? bid : null,
  }));
}

/** The best players by average draft position without those who are kept. */
export const selectBestByAdp = (db: Database, { season }: Pick<League, 'season'>, kept: string[], count: number) =>
  db
    .select({ playerId: player.id, playerName: player.name, position: player.position })
    .from(player)
    .innerJoin(adpRanking, hasAdp(season))
    .where(and(isNotNull(adpRanking.avg), ...kept.map((id) => ne(player.id, id))))
    .orderBy(adpRanking.avg, player.name)
    .limit(count);
