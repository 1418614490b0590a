import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../..';
import type { RecordDifferences } from '../../../domain/recordDifferences';
import { league, team, teamSeason, watermark } from '../../schema';

/** The resource of the watermarks of weeks. */
export const weeksResource = 'weeks';

/**
 * The last week that a sync has read; `complete` when the season is frozen. Of the weeks with scores, `settledWeek` is the last one whose
 * reserve was read after its games, `hasScoring` says whether the season's scoring was read after the season began, and `difference` is what
 * the host's records have more than the games, after all weeks were read (see `differenceOf`); `differences` is the same for people,
 * null before the first comparison.
 */
export type Watermark = typeof watermark.$inferSelect;

/** The watermarks of a league's resource. */
export const selectWatermarks = (db: Database, leagueId: string, resource: string): Promise<Watermark[]> =>
  db
    .select()
    .from(watermark)
    .where(and(eq(watermark.leagueId, leagueId), eq(watermark.resource, resource)));

/** Stores a watermark; omitted values stay. */
export const setWatermark = (tx: Database, row: typeof watermark.$inferInsert) =>
  tx
    .insert(watermark)
    .values(row)
    .onConflictDoUpdate({ target: [watermark.leagueId, watermark.season, watermark.resource], set: row });

const isWeeksOf = (leagueId: string, season: number) =>
  and(eq(watermark.leagueId, leagueId), eq(watermark.season, season), eq(watermark.resource, weeksResource));

/** Stores how a season's records differ from its weeks; without weeks nothing is stored. */
export const setDifferences = (tx: Database, leagueId: string, season: number, differences: RecordDifferences) =>
  tx.update(watermark).set({ differences }).where(isWeeksOf(leagueId, season));

/** Whether the records of a season differ from its weeks. */
export const hasDifferences = and(eq(watermark.resource, weeksResource), sql`${watermark.differences} -> 'teams' <> '[]'`);

/** The seasons of leagues whose records differ from their weeks, newest first, with the present names of the teams by id. */
export function selectDifferences(db: Database, leagueIds: string[]) {
  const names = sql<Record<string, string>>`(
    select coalesce(json_object_agg(found.id, coalesce(${team.name}, ${teamSeason.name}, found.id)), '{}')
    from (select jsonb_path_query(${watermark.differences}, '$.teams[*].teamId') #>> '{}' as id) as found
      left join ${team} on ${team.leagueId} = ${watermark.leagueId} and ${team.id} = found.id
      left join ${teamSeason} on ${teamSeason.leagueId} = ${watermark.leagueId} and ${teamSeason.season} = ${watermark.season}
        and ${teamSeason.teamId} = found.id)`;
  return db
    .select({ leagueId: watermark.leagueId, season: watermark.season, differences: watermark.differences, names })
    .from(watermark)
    .innerJoin(league, eq(league.id, watermark.leagueId))
    .where(and(hasDifferences, inArray(watermark.leagueId, leagueIds)))
    .orderBy(watermark.leagueId, desc(watermark.season));
}
