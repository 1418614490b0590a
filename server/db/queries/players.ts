import { and, asc, countDistinct, eq, inArray, isNotNull, isNull, max, sql, type SQLWrapper } from 'drizzle-orm';
import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '..';
import { byeWeek, keeper, player, playerExternalId, ranking, rosterEntry, team, teamWeekPlayer } from '../schema';
import { adpRanking, age, hasAdp, hasNflRank } from './rankings';
import type { League } from './leagues';

type FantasyProsInfo = components['schemas']['FantasyProsInfo'];

/** The positions of every league's line-ups; a league may have more, such as individual defenders. */
const lineUpPositions = ['QB', 'RB', 'WR', 'TE', 'K', 'DEF'];

const infoColumns = {
  bye: byeWeek.week,
  avg: adpRanking.avg,
  best: adpRanking.best,
  worst: adpRanking.worst,
  stdDev: adpRanking.stdDev,
  age,
};

const nullWithoutAny = (info: FantasyProsInfo) => (Object.values(info).some((value) => value !== null) ? info : null);

const isOff = (season: number) => and(eq(byeWeek.nflTeam, player.nflTeam), eq(byeWeek.season, season));
const byRank = sql`${ranking.nflRank} nulls last`;

/** Whether the team that has the player keeps him. */
const isKept = ({ id, season }: League) =>
  and(eq(keeper.leagueId, id), eq(keeper.season, season), eq(keeper.teamId, rosterEntry.teamId), eq(keeper.playerId, player.id));

const teamPlayerColumns = {
  playerId: player.id,
  position: player.position,
  positionSortOrder: player.positionSortOrder,
  playerName: player.name,
  nflTeam: player.nflTeam,
  isKeeper: sql<boolean>`${keeper.playerId} is not null`,
  nflRank: ranking.nflRank,
  info: infoColumns,
};

/** The players of a team's last line-up of its league's season who started; none before the first one. */
async function selectLastStarters(db: Database, { id, season }: League, teamId: string): Promise<ReadonlySet<string>> {
  const ofTeam = and(eq(teamWeekPlayer.leagueId, id), eq(teamWeekPlayer.season, season), eq(teamWeekPlayer.teamId, teamId));
  const lastWeek = db
    .select({ week: max(teamWeekPlayer.week) })
    .from(teamWeekPlayer)
    .where(ofTeam);
  const rows = await db
    .select({ playerId: teamWeekPlayer.playerId })
    .from(teamWeekPlayer)
    .where(and(ofTeam, eq(teamWeekPlayer.week, lastWeek), eq(teamWeekPlayer.slot, 'starter')));
  return new Set(rows.map(({ playerId }) => playerId));
}

/** A team's players, by position, then by rank. */
export async function selectTeamPlayers(
  db: Database,
  league: League,
  teamId: string,
): Promise<components['schemas']['TeamPlayer'][]> {
  const starters = await selectLastStarters(db, league, teamId);
  const slotOf = (playerId: string, slot: (typeof rosterEntry.$inferSelect)['slot']) => {
    if (slot !== 'active' || starters.size === 0) return slot;
    return starters.has(playerId) ? 'starter' : 'bench';
  };
  const rows = await db
    .select({ ...teamPlayerColumns, slot: rosterEntry.slot })
    .from(rosterEntry)
    .innerJoin(player, eq(player.id, rosterEntry.playerId))
    .leftJoin(ranking, hasNflRank(league.season))
    .leftJoin(adpRanking, hasAdp(league.season))
    .leftJoin(byeWeek, isOff(league.season))
    .leftJoin(keeper, isKept(league))
    .where(and(eq(rosterEntry.leagueId, league.id), eq(rosterEntry.teamId, teamId)))
    .orderBy(asc(player.positionSortOrder), byRank, asc(player.name));
  return rows.map(({ info, slot, ...row }) => ({
    ...row,
    fantasyProsInfo: nullWithoutAny(info),
    slot: slotOf(row.playerId, slot),
  }));
}

/** A player, with the team of the league that has him. */
export async function findPlayer(
  db: Database,
  league: League,
  playerId: string,
): Promise<components['schemas']['LeaguePlayer'] | undefined> {
  const [found] = await db
    .select({ ...teamPlayerColumns, team: { id: team.id, name: team.name } })
    .from(player)
    .leftJoin(ranking, hasNflRank(league.season))
    .leftJoin(adpRanking, hasAdp(league.season))
    .leftJoin(byeWeek, isOff(league.season))
    .leftJoin(rosterEntry, and(eq(rosterEntry.leagueId, league.id), eq(rosterEntry.playerId, player.id)))
    .leftJoin(team, and(eq(team.leagueId, league.id), eq(team.id, rosterEntry.teamId)))
    .leftJoin(keeper, isKept(league))
    .where(eq(player.id, playerId))
    .orderBy(asc(team.name))
    .limit(1);
  if (!found) return undefined;
  const { info, ...row } = found;
  return { ...row, fantasyProsInfo: nullWithoutAny(info) };
}

/** A record of the given columns, under these names: a row of its own in a JSON text. */
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

/** The positions of a league's rostered players. */
async function selectRosteredPositions(db: Database, leagueId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ position: player.position })
    .from(rosterEntry)
    .innerJoin(player, eq(player.id, rosterEntry.playerId))
    .where(eq(rosterEntry.leagueId, leagueId));
  return rows.map(({ position }) => position);
}

/**
 * The players with an NFL team and a free copy in the league, best rank first; `availableIn` names the pools in a league with several.
 * There are thousands: as one JSON text they come in a third of the time that as many rows take.
 */
export async function selectAvailablePlayers(db: Database, league: League): Promise<components['schemas']['AvailablePlayer'][]> {
  const { id, season } = league;
  const positions = [...lineUpPositions, ...(await selectRosteredPositions(db, id))];
  const pools = await selectPools(db, id);
  const taken = fullPools(db, league);
  const names = sql`array[${sql.join(
    pools.map((pool) => sql`${pool}`),
    sql`, `,
  )}]::text[]`;
  const availableIn = sql`array(select name from unnest(${names}) name where name <> all(coalesce(${taken.pools}, '{}')) order by name)`;
  const hasCopy = pools.length ? sql`cardinality(coalesce(${taken.pools}, '{}')) < ${pools.length}` : isNull(taken.playerId);
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
    .where(and(inArray(player.position, positions), isNotNull(player.nflTeam), hasCopy))
    .orderBy(byRank, asc(player.name), asc(player.id))
    .as('available');
  const players = sql<components['schemas']['AvailablePlayer'][]>`coalesce(json_agg(available), '[]')`;
  const [row] = await db.select({ players }).from(available);
  return row!.players;
}

/** How many players on the league's rosters are unknown. */
export async function countUnknownPlayers(db: Database, leagueId: string): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(rosterEntry.playerId) })
    .from(rosterEntry)
    .innerJoin(playerExternalId, and(eq(playerExternalId.playerId, rosterEntry.playerId), playerExternalId.provisional))
    .where(eq(rosterEntry.leagueId, leagueId));
  return row!.count;
}

/** Every team's players of a league, best rank first. */
export const selectDepth = (db: Database, { id, season }: League) =>
  db
    .select({ teamId: rosterEntry.teamId, position: player.position, playerId: player.id, playerName: player.name })
    .from(rosterEntry)
    .innerJoin(player, eq(player.id, rosterEntry.playerId))
    .leftJoin(ranking, hasNflRank(season))
    .where(eq(rosterEntry.leagueId, id))
    .orderBy(byRank, asc(player.name));

/** Names and positions of players, by their ids. */
export async function selectPickedPlayers(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, components['schemas']['PickedPlayer']>> {
  const rows = await db
    .select({ playerId: player.id, playerName: player.name, position: player.position })
    .from(player)
    .where(inArray(player.id, [...ids]));
  return new Map(rows.map((row) => [row.playerId, row]));
}
