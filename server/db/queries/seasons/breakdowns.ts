import { and, asc, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { components } from '../../../../src/api/generated/schema.gen';
import type { Database } from '../..';
import { defenders } from '../../../domain/positions';
import { keeper, player, rosterEntry, team, teamSeason } from '../../schema';
import type { League } from '../leagues/leagues';
import { adpRanking, age, hasAdp } from '../players/rankings';
import { standingsOrder } from './standings';

type TeamBreakdown = components['schemas']['TeamBreakdown'];

const among = (...positions: string[]) => sql`filter (where ${inArray(player.position, positions)})`;
const count = (filter?: SQLWrapper) => sql<number>`(count(${player.id}) ${filter ?? sql``})::int`;
const average = (column: SQLWrapper, filter?: SQLWrapper) =>
  sql<number | null>`round((avg(${column}) ${filter ?? sql``})::numeric, 4)::float8`;

const columns = {
  teamId: team.id,
  teamName: team.name,
  count: count(),
  avgAdp: average(adpRanking.avg),
  avgAge: average(age),
  qbCount: count(among('QB')),
  avgQbAdp: average(adpRanking.avg, among('QB')),
  avgQbAge: average(age, among('QB')),
  rbCount: count(among('RB')),
  avgRbAdp: average(adpRanking.avg, among('RB')),
  avgRbAge: average(age, among('RB')),
  wrCount: count(among('WR')),
  avgWrAdp: average(adpRanking.avg, among('WR')),
  avgWrAge: average(age, among('WR')),
  teCount: count(among('TE')),
  avgTeAdp: average(adpRanking.avg, among('TE')),
  avgTeAge: average(age, among('TE')),
  dlCount: count(among(...defenders.DL)),
  avgDlAdp: average(adpRanking.avg, among(...defenders.DL)),
  avgDlAge: average(age, among(...defenders.DL)),
  lbCount: count(among(...defenders.LB)),
  avgLbAdp: average(adpRanking.avg, among(...defenders.LB)),
  avgLbAge: average(age, among(...defenders.LB)),
  dbCount: count(among(...defenders.DB)),
  avgDbAdp: average(adpRanking.avg, among(...defenders.DB)),
  avgDbAge: average(age, among(...defenders.DB)),
};

/**
 * Counts and averages of every team's roster, or of its keepers only, in the order of the standings.
 * An average is the mean over the players that have the value.
 */
export async function selectBreakdown(db: Database, league: League, of: 'roster' | 'keepers'): Promise<TeamBreakdown[]> {
  const held = db
    .select({ teamId: rosterEntry.teamId, playerId: rosterEntry.playerId })
    .from(rosterEntry)
    .where(eq(rosterEntry.leagueId, league.id));
  const kept = db
    .select({ teamId: keeper.teamId, playerId: keeper.playerId })
    .from(keeper)
    .where(and(eq(keeper.leagueId, league.id), eq(keeper.season, league.season)));
  const holding = (of === 'roster' ? held : kept).as('holding');
  const standing = and(
    eq(teamSeason.leagueId, league.id),
    eq(teamSeason.season, league.standingsSeason),
    eq(teamSeason.teamId, team.id),
  );
  const rows = await db
    .select(columns)
    .from(team)
    .leftJoin(holding, eq(holding.teamId, team.id))
    .leftJoin(player, eq(player.id, holding.playerId))
    .leftJoin(adpRanking, hasAdp(league.season))
    .leftJoin(teamSeason, standing)
    .where(eq(team.leagueId, league.id))
    .groupBy(team.id, team.name, teamSeason.leagueId, teamSeason.season, teamSeason.teamId)
    .orderBy(sql`${teamSeason.wins} is null`, standingsOrder, asc(team.name));
  return rows.map((row, index) => ({ ...row, positionSortOrder: index + 1 }));
}
