import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../server/db';
import { updateStatistics } from '../../server/db/queries/statistics';
import * as schema from '../../server/db/schema';
import { composeSeed } from './compose';
import { enterTrades } from './picks';
import { sleeperRows } from './sleeperRows';
import type { SeedRows } from './seedRows';

/** The number of rows per statement. */
const CHUNK = 20_000;

const TABLES: Record<keyof SeedRows, PgTable> = {
  league: schema.league,
  leagueSource: schema.leagueSource,
  leagueRules: schema.leagueRules,
  team: schema.team,
  teamManager: schema.teamManager,
  teamSeason: schema.teamSeason,
  player: schema.player,
  playerExternalId: schema.playerExternalId,
  byeWeek: schema.byeWeek,
  ranking: schema.ranking,
  rosterEntry: schema.rosterEntry,
  keeper: schema.keeper,
  teamWeek: schema.teamWeek,
  game: schema.game,
  teamWeekPlayer: schema.teamWeekPlayer,
  draftPick: schema.draftPick,
  enteredTrade: schema.enteredTrade,
  pickTrade: schema.pickTrade,
  leagueTransaction: schema.leagueTransaction,
  transactionMove: schema.transactionMove,
  rookie: schema.rookie,
};

/** Rows of both, one after the other; a player that both have is taken from the first. */
export function mergeRows(first: SeedRows, second: SeedRows): SeedRows {
  const known = new Set(first.player.map(({ id }) => id));
  const merged = Object.keys(TABLES).map((key) => {
    const table = key as keyof SeedRows;
    return [table, [...first[table], ...second[table]]];
  });
  return {
    ...(Object.fromEntries(merged) as SeedRows),
    player: [...first.player, ...second.player.filter(({ id }) => !known.has(id))],
  };
}

/** All rows of the seed: the leagues of both platforms. */
export async function composeRows(onProgress: (message: string) => void = () => undefined): Promise<SeedRows> {
  onProgress('Playing seven seasons of seven leagues');
  const composed = composeSeed();
  onProgress('Reading the recorded leagues of Sleeper');
  const merged = mergeRows(composed, await sleeperRows());
  return { ...merged, ...enterTrades(merged.pickTrade) };
}

/** Inserts rows as one JSON value per chunk: several times faster than a list of VALUES on both engines. */
async function insertRows(db: Database, table: PgTable, rows: readonly Record<string, unknown>[]): Promise<void> {
  const given = rows[0] ?? {};
  const columns = Object.entries(getTableColumns(table)).filter(([key, column]) => key in given || !column.hasDefault);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  // `serial` is an integer with a default, not a type.
  const types = sql.join(
    columns.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType().replace('serial', 'integer'))}`),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += CHUNK) {
    const values = rows
      .slice(start, start + CHUNK)
      .map((row) => Object.fromEntries(columns.map(([key, column]) => [column.name, row[key]])));
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from json_to_recordset(${JSON.stringify(values)}::json) as r(${types})`,
    );
  }
}

/** Fills an empty, migrated database with the leagues of both platforms, in one transaction. */
export async function fillDatabase(db: Database, onProgress: (message: string) => void = () => undefined): Promise<void> {
  const rows = await composeRows(onProgress);
  await db.transaction(async (transaction) => {
    for (const [key, table] of Object.entries(TABLES)) {
      const ofTable = rows[key as keyof SeedRows];
      onProgress(`Storing ${ofTable.length} rows of ${key}`);
      await insertRows(transaction, table, ofTable);
    }
  });
  onProgress('Updating statistics');
  await updateStatistics(db);
}
