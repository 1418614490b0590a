import { and, asc, eq, inArray, isNotNull, notExists, sql, type SQLWrapper } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.gen';
import type { Database } from '../db';
import { byeWeek, keeper, player, ranking, rosterEntry } from '../schema';
import type { League } from './leagues';

type FantasyProsInfo = components['schemas']['FantasyProsInfo'];

/** The positions that a league's line-ups are made of. */
export const rosterPositions = ['QB', 'RB', 'WR', 'TE', 'K', 'DEF'];

const infoColumns = {
  bye: byeWeek.week,
  avg: ranking.avg,
  best: ranking.best,
  worst: ranking.worst,
  stdDev: ranking.stdDev,
  age: ranking.age,
};

const nullWithoutAny = (info: FantasyProsInfo) => (Object.values(info).some((value) => value !== null) ? info : null);

const isRanked = (season: number) => and(eq(ranking.playerId, player.id), eq(ranking.season, season));
const isOff = (season: number) => and(eq(byeWeek.nflTeam, player.nflTeam), eq(byeWeek.season, season));
const byRank = sql`${ranking.nflRank} nulls last`;

/** A team's players, by position, then by rank. */
export async function selectTeamPlayers(
  db: Database,
  { id, season }: League,
  teamId: string,
): Promise<components['schemas']['TeamPlayer'][]> {
  const isKept = and(eq(keeper.leagueId, id), eq(keeper.season, season), eq(keeper.playerId, player.id));
  const rows = await db
    .select({
      playerId: player.id,
      position: player.position,
      positionSortOrder: player.positionSortOrder,
      playerName: player.name,
      nflTeam: player.nflTeam,
      isKeeper: sql<boolean>`${keeper.playerId} is not null`,
      nflRank: ranking.nflRank,
      info: infoColumns,
    })
    .from(rosterEntry)
    .innerJoin(player, eq(player.id, rosterEntry.playerId))
    .leftJoin(ranking, isRanked(season))
    .leftJoin(byeWeek, isOff(season))
    .leftJoin(keeper, isKept)
    .where(and(eq(rosterEntry.leagueId, id), eq(rosterEntry.teamId, teamId)))
    .orderBy(asc(player.positionSortOrder), byRank, asc(player.name));
  return rows.map(({ info, ...row }) => ({ ...row, fantasyProsInfo: nullWithoutAny(info) }));
}

/** A JSON object of columns and expressions. */
const jsonOf = (fields: Record<string, SQLWrapper>) =>
  sql`json_build_object(${sql.join(
    Object.entries(fields).flatMap(([name, value]) => [sql.raw(`'${name}'`), sql`${value}`]),
    sql`, `,
  )})`;

const info = sql`case when num_nonnulls(${sql.join(Object.values(infoColumns), sql`, `)}) > 0 then ${jsonOf(infoColumns)} end`;

/**
 * The players with an NFL team that no team of the league has, best rank first. There are thousands: as one JSON text they come in half
 * the time that as many rows take.
 */
export async function selectAvailablePlayers(
  db: Database,
  { id, season }: League,
): Promise<components['schemas']['AvailablePlayer'][]> {
  const holders = db
    .select({ id: rosterEntry.playerId })
    .from(rosterEntry)
    .where(and(eq(rosterEntry.leagueId, id), eq(rosterEntry.playerId, player.id)));
  const available = jsonOf({
    position: player.position,
    name: player.name,
    nflTeam: player.nflTeam,
    nflRank: ranking.nflRank,
    positionSortOrder: player.positionSortOrder,
    isRookie: sql`coalesce(${player.draftYear} = ${season}, false)`,
    fantasyProsInfo: info,
  });
  const [row] = await db
    .select({
      players: sql<
        components['schemas']['AvailablePlayer'][]
      >`coalesce(json_agg(${available} order by ${byRank}, ${player.name}, ${player.id}), '[]')`,
    })
    .from(player)
    .leftJoin(ranking, isRanked(season))
    .leftJoin(byeWeek, isOff(season))
    .where(and(inArray(player.position, rosterPositions), isNotNull(player.nflTeam), notExists(holders)));
  return row!.players;
}

/** Every team's players of a league, best rank first. */
export const selectDepth = (db: Database, { id, season }: League) =>
  db
    .select({ teamId: rosterEntry.teamId, position: player.position, playerName: player.name })
    .from(rosterEntry)
    .innerJoin(player, eq(player.id, rosterEntry.playerId))
    .leftJoin(ranking, isRanked(season))
    .where(eq(rosterEntry.leagueId, id))
    .orderBy(byRank, asc(player.name));
