import { and, eq, getTableColumns, inArray, is, type InferSelectModel } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../..';
import * as schema from '../../schema';
import { isShown } from '../teams/hiddenKeepers';

type Rows = Record<string, unknown>[];
type OfLeague = PgTable & { leagueId: PgColumn };

/** League tables with data of accounts, about reads of the league, or that nobody may read. */
const others: PgTable[] = [
  ...[schema.accountScope, schema.invitation, schema.importRun, schema.leagueSchedule],
  ...[schema.newSeason, schema.syncState, schema.watermark, schema.hiddenKeeper],
];

const tablesOfLeague = (Object.values(schema) as unknown[]).filter(
  (value): value is OfLeague => is(value, PgTable) && 'leagueId' in getTableColumns(value) && !others.includes(value),
);

const nameOf = (table: PgTable) => getTableConfig(table).name;

/** The players that rows name. */
async function selectNamed(db: Database, tables: Rows[]): Promise<InferSelectModel<typeof schema.player>[]> {
  const ids = new Set(tables.flat().flatMap(({ playerId }) => (typeof playerId === 'string' ? [playerId] : [])));
  return db
    .select()
    .from(schema.player)
    .where(inArray(schema.player.id, [...ids]));
}

/** All rows of a league by table without its hidden keepers, and the players that they name; tables without rows are left out. */
export async function selectLeagueRows(db: Database, leagueId: string): Promise<Record<string, Rows>> {
  const found: [string, Rows][] = [['league', await db.select().from(schema.league).where(eq(schema.league.id, leagueId))]];
  for (const table of tablesOfLeague)
    found.push([
      nameOf(table),
      await db
        .select()
        .from(table as PgTable)
        .where(and(eq(table.leagueId, leagueId), table === schema.keeperChange ? isShown : undefined)),
    ]);
  found.push([
    nameOf(schema.player),
    await selectNamed(
      db,
      found.map(([, rows]) => rows),
    ),
  ]);
  return Object.fromEntries(found.filter(([, rows]) => rows.length > 0));
}
