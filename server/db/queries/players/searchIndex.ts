import { and, asc, desc, eq, exists, isNotNull, max, or, sql } from 'drizzle-orm';
import type { components } from '../../../../src/api/generated/schema.gen';
import type { Database } from '../..';
import { byeWeek, game, keeper, player, ranking, rosterEntry, teamManager, teamSeason, teamWeekPlayer } from '../../schema';
import { type League, selectTeamOwners } from '../leagues/leagues';
import { byRank, bySearch, isOff } from './players';
import { adpRanking, hasAdp, hasNflRank } from './rankings';

/**
 * The players that a search of a league finds: with an NFL team or a rank, or once on a team of the league; best rank first. There are
 * thousands: one JSON text takes a third of the time of as many rows.
 */
export async function selectFoundPlayers(db: Database, { id, season }: League): Promise<components['schemas']['FoundPlayer'][]> {
  const wasHere = db
    .select({ one: sql`1` })
    .from(teamWeekPlayer)
    .where(and(eq(teamWeekPlayer.leagueId, id), eq(teamWeekPlayer.playerId, player.id)));
  const rosters = db
    .select({
      playerId: rosterEntry.playerId,
      teamIds: sql<string[]>`array_agg(${rosterEntry.teamId} order by ${rosterEntry.teamId})`.as('team_ids'),
      isKeeper: sql<boolean>`bool_or(${keeper.playerId} is not null)`.as('is_keeper'),
    })
    .from(rosterEntry)
    .leftJoin(
      keeper,
      and(
        ...[eq(keeper.leagueId, rosterEntry.leagueId), eq(keeper.season, season)],
        ...[eq(keeper.teamId, rosterEntry.teamId), eq(keeper.playerId, rosterEntry.playerId)],
      ),
    )
    .where(eq(rosterEntry.leagueId, id))
    .groupBy(rosterEntry.playerId)
    .as('rosters');
  const place = sql`rank() over (partition by ${player.position} order by ${ranking.nflRank})`;
  const found = db
    .select({
      playerId: sql`${player.id}`.as('playerId'),
      playerName: sql`${player.name}`.as('playerName'),
      position: player.position,
      nflTeam: sql`${player.nflTeam}`.as('nflTeam'),
      teamIds: sql`${rosters.teamIds}`.as('teamIds'),
      positionRank: sql`case when ${ranking.nflRank} is not null then ${place} end`.as('positionRank'),
      bye: sql`${byeWeek.week}`.as('bye'),
      isKeeper: sql`nullif(${rosters.isKeeper}, false)`.as('isKeeper'),
    })
    .from(player)
    .leftJoin(rosters, eq(rosters.playerId, player.id))
    .leftJoin(ranking, hasNflRank(season))
    .leftJoin(adpRanking, hasAdp(season))
    .leftJoin(byeWeek, isOff(season))
    .where(
      or(
        isNotNull(player.nflTeam),
        isNotNull(ranking.nflRank),
        isNotNull(adpRanking.avg),
        isNotNull(rosters.playerId),
        exists(wasHere),
      ),
    )
    .orderBy(byRank, bySearch, asc(player.name), asc(player.id))
    .as('found');
  const players = sql<components['schemas']['FoundPlayer'][]>`coalesce(json_agg(json_strip_nulls(row_to_json(found))), '[]')`;
  const [row] = await db.select({ players }).from(found);
  return row!.players;
}

type Named = { id: string; name: string; ownerName: string | null };

/** The names that a team had, newest first: now if it is in the league, then in each season. */
type Names = { isPresent: boolean; lastSeason: number | null; names: string[]; managers: string[] };

/** All teams that a league has or had, by id, with their names and managers, newest first and each once. */
export async function selectTeamsWithNames(db: Database, leagueId: string): Promise<Map<string, Names>> {
  const ofSeasons = db
    .select({ id: teamSeason.teamId, name: teamSeason.name, ownerName: teamSeason.ownerName, season: teamSeason.season })
    .from(teamSeason)
    .where(eq(teamSeason.leagueId, leagueId))
    .orderBy(desc(teamSeason.season), asc(teamSeason.name));
  const ofManagers = db
    .select({ id: teamManager.teamId, name: teamManager.name })
    .from(teamManager)
    .where(and(eq(teamManager.leagueId, leagueId), isNotNull(teamManager.name)))
    .orderBy(desc(teamManager.season), asc(teamManager.name));
  const [now, then, managers] = await Promise.all([selectTeamOwners(db, leagueId), ofSeasons, ofManagers]);
  const teams = new Map<string, Names>();
  const add = ({ id, name, ownerName }: Named, season: number | null) => {
    const known = teams.get(id) ?? { isPresent: season === null, lastSeason: season, names: [], managers: [] };
    teams.set(id, known);
    if (!known.names.includes(name)) known.names.push(name);
    if (ownerName !== null && !known.managers.includes(ownerName)) known.managers.push(ownerName);
  };
  const entered = new Map(now.map(({ teamId, hostOwnerName, ownerName }) => [`${teamId} ${hostOwnerName}`, ownerName]));
  /** The entered name of today's owner, else the host's. */
  const shownName = (id: string, name: string | null) => entered.get(`${id} ${name}`) ?? name;
  for (const { teamId: id, teamName: name, hostOwnerName } of now)
    add({ id, name, ownerName: shownName(id, hostOwnerName) }, null);
  for (const row of then) add({ ...row, ownerName: shownName(row.id, row.ownerName) }, row.season);
  for (const { id, name } of managers) {
    const known = teams.get(id);
    const shown = shownName(id, name);
    if (known && shown !== null && !known.managers.includes(shown)) known.managers.push(shown);
  }
  return teams;
}

/** The last week with games of each season. */
export async function selectLastWeeks(db: Database, leagueId: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ season: game.season, week: max(game.week) })
    .from(game)
    .where(eq(game.leagueId, leagueId))
    .groupBy(game.season);
  return new Map(rows.map(({ season, week }) => [season, week ?? 0]));
}
