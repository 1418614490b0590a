import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../..';
import { player, ranking, rookie } from '../../schema';
import { type RowCount, syncRows } from '../../syncRows';
import { byRank, bySearch } from './players';
import { hasNflRank } from './rankings';

/** A row of `rookie`. */
export type Rookie = typeof rookie.$inferSelect;

/** All columns of a season's rookies. */
export const selectRookieRows = (db: Database, season: number): Promise<Rookie[]> =>
  db.select().from(rookie).where(eq(rookie.season, season));

/** Inserts or updates rookies of a season; the others stay. */
export const syncRookies = (tx: Database, season: number, rows: Rookie[]): Promise<RowCount> =>
  syncRows(tx, rookie, eq(rookie.season, season), rows, { keepOthers: true });

/** The rookies of a season's files, best rank of the rankings provider first, then best rank of the draft board. */
const selectLoaded = (db: Database, season: number) =>
  db
    .select({
      playerId: rookie.playerId,
      name: rookie.name,
      position: rookie.position,
      weightLbs: rookie.weightLbs,
      height: rookie.height,
      yardDash: rookie.yardDash,
      fantasyProsRank: rookie.fantasyProsRank,
      draftBuzzRank: rookie.draftBuzzRank,
    })
    .from(rookie)
    .where(eq(rookie.season, season))
    .orderBy(sql`${rookie.fantasyProsRank} nulls last`, sql`${rookie.draftBuzzRank} nulls last`, asc(rookie.name));

const noFigures = { weightLbs: null, height: null, yardDash: null, fantasyProsRank: null, draftBuzzRank: null };

/** The players of a draft year, by the hosts, best rank first, then most looked for; only those whom an NFL team or Sleeper's users want. */
const selectDrafted = (db: Database, season: number) =>
  db
    .select({ playerId: player.id, name: player.name, position: player.position })
    .from(player)
    .leftJoin(ranking, hasNflRank(season))
    .where(
      and(
        eq(player.draftYear, season),
        inArray(player.position, ['QB', 'RB', 'WR', 'TE']),
        or(isNotNull(player.nflTeam), isNotNull(player.searchRank), isNotNull(ranking.nflRank)),
      ),
    )
    .orderBy(byRank, bySearch, asc(player.name), asc(player.id));

/** The rookies of a season: of the loaded files, else of the hosts, without measures and ranks. */
export async function selectRookies(db: Database, season: number) {
  const loaded = await selectLoaded(db, season);
  return loaded.length ? loaded : (await selectDrafted(db, season)).map((row) => ({ ...row, ...noFigures }));
}
