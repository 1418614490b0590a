/** A player in the line-ups of a league, over all its seasons. */
import { and, asc, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../..';
import type { PositionRank, StoryWeek } from '../../../domain/playerSeasons';
import { byeWeek, game, player, teamWeekPlayer } from '../../schema';

/** A player's weeks, newest season first, in a season in order, one for each team that had him. */
export function selectPlayerWeeks(db: Database, leagueId: string, playerId: string): Promise<StoryWeek[]> {
  const other = alias(game, 'other');
  // A team that left has no side of its own.
  const bothSides = db
    .select({ week: other.week })
    .from(other)
    .where(
      and(
        ...[eq(other.leagueId, game.leagueId), eq(other.season, game.season), eq(other.week, game.week)],
        ...[eq(other.teamId, game.opponentId), eq(other.opponentId, game.teamId)],
      ),
    );
  const opponent = db
    .select({ opponentId: game.opponentId })
    .from(game)
    .where(
      and(
        ...[eq(game.leagueId, teamWeekPlayer.leagueId), eq(game.season, teamWeekPlayer.season)],
        ...[eq(game.week, teamWeekPlayer.week), eq(game.teamId, teamWeekPlayer.teamId)],
        exists(bothSides),
      ),
    )
    .orderBy(asc(game.opponentId))
    .limit(1);
  return db
    .select({
      season: teamWeekPlayer.season,
      week: teamWeekPlayer.week,
      teamId: teamWeekPlayer.teamId,
      slot: teamWeekPlayer.slot,
      points: teamWeekPlayer.score,
      isBye: sql<boolean>`${byeWeek.week} is not null`,
      opponentId: sql<string | null>`(${opponent})`,
    })
    .from(teamWeekPlayer)
    .innerJoin(player, eq(player.id, teamWeekPlayer.playerId))
    .leftJoin(
      byeWeek,
      and(
        ...[eq(byeWeek.season, teamWeekPlayer.season), eq(byeWeek.nflTeam, player.nflTeam)],
        ...[eq(byeWeek.week, teamWeekPlayer.week), sql`coalesce(${teamWeekPlayer.score}, 0) = 0`],
      ),
    )
    .where(and(eq(teamWeekPlayer.leagueId, leagueId), eq(teamWeekPlayer.playerId, playerId)))
    .orderBy(desc(teamWeekPlayer.season), asc(teamWeekPlayer.week), asc(teamWeekPlayer.teamId));
}

/** A player's place by points among those of his position in each of these seasons that has a week of his. */
export async function selectPositionRanks(
  db: Database,
  leagueId: string,
  playerId: string,
  seasons: readonly number[],
): Promise<Map<number, PositionRank>> {
  const own = db.select({ position: player.position }).from(player).where(eq(player.id, playerId));
  const ofPosition = db.select({ id: player.id }).from(player).where(eq(player.position, own));
  const weeks = db
    .select({
      season: teamWeekPlayer.season,
      playerId: teamWeekPlayer.playerId,
      points: sql<number>`max(${teamWeekPlayer.score})`.as('points'),
    })
    .from(teamWeekPlayer)
    .where(
      and(
        ...[eq(teamWeekPlayer.leagueId, leagueId), inArray(teamWeekPlayer.season, [...seasons])],
        inArray(teamWeekPlayer.playerId, ofPosition),
      ),
    )
    .groupBy(teamWeekPlayer.season, teamWeekPlayer.playerId, teamWeekPlayer.week)
    .as('player_week');
  const total = sql`coalesce(sum(${weeks.points}), 0)`;
  const ranked = db
    .select({
      season: weeks.season,
      playerId: weeks.playerId,
      place: sql<number>`(rank() over (partition by ${weeks.season} order by ${total} desc))::int`.as('place'),
      players: sql<number>`(count(*) over (partition by ${weeks.season}))::int`.as('players'),
    })
    .from(weeks)
    .groupBy(weeks.season, weeks.playerId)
    .as('ranked');
  const rows = await db.select().from(ranked).where(eq(ranked.playerId, playerId));
  return new Map(rows.map(({ season, place, players }) => [season, { place, players }]));
}
