import { and, asc, eq, inArray, isNotNull, isNull, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { components } from '../../../../src/api/generated/schema.gen';
import type { Database } from '../..';
import { withGroups } from '../../../domain/positions';
import { byeWeek, player, ranking, rosterEntry, team } from '../../schema';
import type { League } from '../leagues/leagues';
import { byRank, bySearch, infoColumns, isOff } from './players';
import { adpRanking, hasAdp, hasNflRank } from './rankings';
import { findPlayerForms } from './playerForms';
import { findRules } from '../leagues/rules';
import { findPointsSeason, seasonPoints } from './seasonPoints';

/** The positions of every league's line-ups; a league may have more, such as individual defenders. */
const lineUpPositions = ['QB', 'RB', 'WR', 'TE', 'K', 'DEF'];

/** A record of the given columns, under these names: one row of a JSON text. */
const recordOf = (columns: Record<string, SQLWrapper>) => {
  const named = Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  return sql`(select record from (select ${sql.join(named, sql`, `)}) record)`;
};
const info = sql`case when num_nonnulls(${sql.join(Object.values(infoColumns), sql`, `)}) > 0 then ${recordOf(infoColumns)} end`;

/** The pools of a league that have no copy of a player left: player id to names, null in a league with one pool. */
function fullPools(db: Database, { id, playerCopies }: League) {
  const full = db
    .select({ playerId: rosterEntry.playerId, pool: team.pool })
    .from(rosterEntry)
    .innerJoin(team, and(eq(team.leagueId, rosterEntry.leagueId), eq(team.id, rosterEntry.teamId)))
    .where(eq(rosterEntry.leagueId, id))
    .groupBy(rosterEntry.playerId, team.pool)
    .having(sql`count(*) >= ${playerCopies}`)
    .as('full_pool');
  return db
    .select({ playerId: full.playerId, pools: sql<string[]>`array_agg(${full.pool})`.as('pools') })
    .from(full)
    .groupBy(full.playerId)
    .as('full_pools');
}

/** The divisions or conferences of a league that have their own copies of every player, by name; empty in a league with one pool. */
async function selectPools(db: Database, leagueId: string): Promise<string[]> {
  const rows = await db.selectDistinct({ pool: team.pool }).from(team).where(eq(team.leagueId, leagueId)).orderBy(asc(team.pool));
  return rows.flatMap(({ pool }) => pool ?? []);
}

/** The positions of a league: of its line-ups and of its rostered players, with all codes of their groups. */
export async function selectPositions(db: Database, leagueId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ position: player.position })
    .from(rosterEntry)
    .innerJoin(player, eq(player.id, rosterEntry.playerId))
    .where(eq(rosterEntry.leagueId, leagueId));
  const slots = (await findRules(db, leagueId))?.rules.slots ?? [];
  return withGroups([
    ...lineUpPositions,
    ...slots.flatMap(({ positions }) => positions),
    ...rows.map(({ position }) => position),
  ]);
}

/**
 * The players with an NFL team or a rank of the season, and a free copy in the league, best rank first; without ranks by points of the last
 * season, then by Sleeper's search rank. `availableIn` names the pools in a league with several.
 * There are thousands: one JSON text takes a third of the time of as many rows.
 */
export async function selectAvailablePlayers(db: Database, league: League): Promise<components['schemas']['AvailablePlayer'][]> {
  const { id, season } = league;
  const positions = await selectPositions(db, id);
  const pools = await selectPools(db, id);
  const taken = fullPools(db, league);
  // No season has the number 0: with ranks no points are read.
  const points = seasonPoints(db, league, (await findPointsSeason(db, league)) ?? 0);
  const names = sql`array[${sql.join(
    pools.map((pool) => sql`${pool}`),
    sql`, `,
  )}]::text[]`;
  const availableIn = sql`array(select name from unnest(${names}) name where name <> all(coalesce(${taken.pools}, '{}')) order by name)`;
  const hasCopy = pools.length ? sql`cardinality(coalesce(${taken.pools}, '{}')) < ${pools.length}` : isNull(taken.playerId);
  // Without a rank these would be thousands who have retired.
  const isInNfl = or(isNotNull(player.nflTeam), eq(ranking.season, season), eq(adpRanking.season, season));
  const available = db
    .select({
      playerId: sql`${player.id}`.as('playerId'),
      position: player.position,
      name: player.name,
      nflTeam: sql`${player.nflTeam}`.as('nflTeam'),
      nflRank: sql`${ranking.nflRank}`.as('nflRank'),
      positionSortOrder: sql`${player.positionSortOrder}`.as('positionSortOrder'),
      isRookie: sql`coalesce(${player.draftYear} = ${season}, false)`.as('isRookie'),
      fantasyProsInfo: info.as('fantasyProsInfo'),
      ...(pools.length > 0 && { availableIn: availableIn.as('availableIn') }),
    })
    .from(player)
    .leftJoin(taken, eq(taken.playerId, player.id))
    .leftJoin(ranking, hasNflRank(season))
    .leftJoin(adpRanking, hasAdp(season))
    .leftJoin(byeWeek, isOff(season))
    .leftJoin(points, eq(points.playerId, player.id))
    .where(and(inArray(player.position, positions), isInNfl, hasCopy))
    .orderBy(byRank, sql`${points.points} desc nulls last`, bySearch, asc(player.name), asc(player.id))
    .as('available');
  const players = sql<components['schemas']['AvailablePlayer'][]>`coalesce(json_agg(available), '[]')`;
  const [row] = await db.select({ players }).from(available);
  const formOf = await findPlayerForms(db, league);
  return formOf ? row!.players.map((each) => ({ ...each, form: formOf(each.playerId, each.nflTeam) })) : row!.players;
}
