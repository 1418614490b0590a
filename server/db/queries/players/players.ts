import { and, asc, countDistinct, eq, inArray, max, sql } from 'drizzle-orm';
import type { components } from '../../../../src/api/generated/schema.gen';
import type { Database } from '../..';
import { byeWeek, keeper, player, playerExternalId, ranking, rosterEntry, team, teamWeekPlayer } from '../../schema';
import { adpRanking, age, hasAdp, hasNflRank } from './rankings';
import type { League } from '../leagues/leagues';
import { findPlayerForms } from './playerForms';

type FantasyProsInfo = components['schemas']['FantasyProsInfo'];

/** The rankings of a player, his age and his bye week. */
export const infoColumns = {
  bye: byeWeek.week,
  avg: adpRanking.avg,
  best: adpRanking.best,
  worst: adpRanking.worst,
  stdDev: adpRanking.stdDev,
  age,
};

const nullWithoutAny = (info: FantasyProsInfo) => (Object.values(info).some((value) => value !== null) ? info : null);

/** The bye week of a player's NFL team. */
export const isOff = (season: number) => and(eq(byeWeek.nflTeam, player.nflTeam), eq(byeWeek.season, season));
export const byRank = sql`${ranking.nflRank} nulls last`;
/** The players that Sleeper's users look for most come first. */
export const bySearch = sql`${player.searchRank} nulls last`;

/** Joins the keeper mark of a rostered player. */
export const isKept = ({ id, season }: Pick<League, 'id' | 'season'>) =>
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
  const ofTeam = and(eq(rosterEntry.leagueId, league.id), eq(rosterEntry.teamId, teamId));
  const roster = db.select({ playerId: rosterEntry.playerId }).from(rosterEntry).where(ofTeam);
  const formOf = await findPlayerForms(db, league, (playerId) => inArray(playerId, roster));
  const rows = await db
    .select({ ...teamPlayerColumns, slot: rosterEntry.slot })
    .from(rosterEntry)
    .innerJoin(player, eq(player.id, rosterEntry.playerId))
    .leftJoin(ranking, hasNflRank(league.season))
    .leftJoin(adpRanking, hasAdp(league.season))
    .leftJoin(byeWeek, isOff(league.season))
    .leftJoin(keeper, isKept(league))
    .where(ofTeam)
    .orderBy(asc(player.positionSortOrder), byRank, asc(player.name));
  return rows.map(({ info, slot, ...row }) => ({
    ...row,
    fantasyProsInfo: nullWithoutAny(info),
    slot: slotOf(row.playerId, slot),
    ...(formOf && { form: formOf(row.playerId, row.nflTeam) }),
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
    .select({
      ...{ teamId: rosterEntry.teamId, slot: rosterEntry.slot },
      ...{ position: player.position, playerId: player.id, playerName: player.name },
    })
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
