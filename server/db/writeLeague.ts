import type { Database, OpenDatabase } from '.';
import { directory } from './invalidation';
import { type League, lockLeague } from './queries/leagues/leagues';

/** The database for writes, and the bus that publishes them. */
export type WritableDatabase = Pick<OpenDatabase, 'db' | 'bus'>;

/**
 * Runs a transaction that publishes what it changes: `changed` names a league, the directory or the signing keys, or without a scope everything. Cached responses
 * become stale in every process exactly if the transaction commits.
 */
export async function writeAndPublish<Result>(
  { db, bus }: WritableDatabase,
  write: (tx: Database, changed: (scope?: string) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const written = new Set<string | undefined>();
  const result = await db.transaction((tx) =>
    write(tx, (scope) => {
      written.add(scope);
      return bus.publish(tx, scope);
    }),
  );
  written.forEach((scope) => bus.notifyLocal(scope));
  return result;
}

/**
 * Writes to one league: locks its row, reads it again, runs `write` and publishes the league, in one transaction. `write` gets undefined
 * for a league that does not exist, and throws to roll back.
 */
export const writeLeague = <Result>(
  database: WritableDatabase,
  leagueId: string,
  write: (tx: Database, league: League | undefined) => Promise<Result>,
): Promise<Result> =>
  writeAndPublish(database, async (tx, changed) => {
    const result = await write(tx, await lockLeague(tx, leagueId));
    await changed(leagueId);
    return result;
  });

/** Adds or removes a league in one transaction, which publishes it and the directory. */
export const writeDirectory = <Result>(
  database: WritableDatabase,
  leagueId: string,
  write: (tx: Database) => Promise<Result>,
): Promise<Result> =>
  writeAndPublish(database, async (tx, changed) => {
    const result = await write(tx);
    await changed(leagueId);
    await changed(directory);
    return result;
  });

/** Writes data that all leagues share, such as players and rankings, in one transaction that publishes everything. */
export const writeShared = <Result>(database: WritableDatabase, write: (tx: Database) => Promise<Result>): Promise<Result> =>
  writeAndPublish(database, async (tx, changed) => {
    const result = await write(tx);
    await changed();
    return result;
  });
