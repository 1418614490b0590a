import { and, type Column, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../..';
import { player, ranking } from '../../schema';
import { type RowCount, syncRows } from '../../syncRows';
import { readValue, writeValue } from '../installation';

/** A season's rankings, one row per player. */
export const selectRankings = (db: Database, season: number) => db.select().from(ranking).where(eq(ranking.season, season));

/** The rows of the rankings provider, separate from the host's in `ranking`: the seasons can differ. */
export const adpRanking = alias(ranking, 'adp_ranking');

const older = alias(ranking, 'older');

/** The newest season up to `season` in which players have a value. */
const newestWith = (value: typeof older.nflRank | typeof older.avg, season: number) =>
  sql`(select ${older.season} from ${ranking} ${sql.identifier('older')} where ${older.season} <= ${season} and ${value} is not null
    order by ${older.season} desc limit 1)`;

/** Joins the host's rank of a player: of the season, or of the newest one before it that the host has ranked. */
export const hasNflRank = (season: number, playerId: Column = player.id) =>
  and(eq(ranking.playerId, playerId), eq(ranking.season, newestWith(older.nflRank, season)));

/** Joins a player's row of the rankings provider: of the season, or of the newest one before it that the provider has ranked. */
export const hasAdp = (season: number) =>
  and(eq(adpRanking.playerId, player.id), eq(adpRanking.season, newestWith(older.avg, season)));

const years = sql`extract(year from age(current_date, ${player.birthdate}))::int`;
const lastBirthday = sql`(${player.birthdate} + make_interval(years => ${years}))::date`;

/** A player's age in years today, never rounded up: by the birth date in tenths, else by the ranking. */
export const age = sql<
  number | null
>`coalesce(${years} + least(9, floor((current_date - ${lastBirthday}) / 36.525)) / 10, ${adpRanking.age})::float8`;

/** The players with a rank or an ADP that pages show in a season, with the season of the figure. */
export const selectShownPlayers = (db: Database, kind: RankingKind, season: number) => {
  const [value, newest] = kind === 'nflRank' ? [ranking.nflRank, older.nflRank] : [ranking.avg, older.avg];
  return db
    .select({ season: ranking.season, playerId: ranking.playerId })
    .from(ranking)
    .where(and(isNotNull(value), eq(ranking.season, newestWith(newest, season))));
};

/** The figures that a ranking has: its ranks, or its ADP with best, worst and deviation. */
export type RankingKind = 'nflRank' | 'adp';

/** Where the figures of a season come from: the name of a host, or (`isFile`) of a file that an admin has loaded. */
export interface RankingSource {
  isFile: boolean;
  name: string;
}

const nameOfDay = (kind: RankingKind, season: number) => `${kind}AsOf/${season}`;
const nameOfSource = (kind: RankingKind, season: number) => `${kind}Source/${season}`;

/** Records that the ranks or the ADP of a season were read today, in UTC, and from where. */
export async function setRankingSource(tx: Database, kind: RankingKind, season: number, source: RankingSource): Promise<void> {
  await writeValue(tx, nameOfDay(kind, season), new Date().toISOString().slice(0, 10));
  await writeValue(tx, nameOfSource(kind, season), JSON.stringify(source));
}

const findDay = async (db: Database, kind: RankingKind, season: number | null) =>
  (season === null ? undefined : await readValue(db, nameOfDay(kind, season))) ?? null;

/** Where a season's figures come from; undefined for those of the demo. */
export async function findRankingSource(db: Database, kind: RankingKind, season: number): Promise<RankingSource | undefined> {
  const stored = await readValue(db, nameOfSource(kind, season));
  if (stored !== undefined) return JSON.parse(stored) as RankingSource;
  // Before sources were recorded, only files had an ADP.
  return kind === 'adp' && (await findDay(db, kind, season)) !== null ? { isFile: true, name: 'a file' } : undefined;
}

/** The seasons of the ranks and of the ADP shown for a league's season, and the days of their last read, YYYY-MM-DD; null without any. */
export async function findRankingSeasons(db: Database, season: number) {
  const newest = (has: Column) => sql<number | null>`max(${ranking.season}) filter (where ${has} is not null)`;
  const [found] = await db
    .select({ nflRankSeason: newest(ranking.nflRank), adpSeason: newest(ranking.avg) })
    .from(ranking)
    .where(lte(ranking.season, season));
  const { nflRankSeason, adpSeason } = found!;
  return {
    ...{ nflRankSeason, nflRankAsOf: await findDay(db, 'nflRank', nflRankSeason) },
    ...{ adpSeason, adpAsOf: await findDay(db, 'adp', adpSeason) },
  };
}

/** Writes ranking columns of a season; the other players keep their row. */
export const syncRankings = (tx: Database, season: number, rows: (typeof ranking.$inferInsert)[]): Promise<RowCount> =>
  syncRows(tx, ranking, eq(ranking.season, season), rows, { keepOthers: true });
