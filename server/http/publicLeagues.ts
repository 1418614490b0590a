import type { Database } from '../db';
import { directory, type InvalidationBus } from '../db/invalidation';
import { type ListedLeague, selectAllListed } from '../db/queries/leagues/directory';
import { makeMatcher } from '../domain/matchText';

/** The public leagues whose names match a text, best match first, equal ones by name. */
export type FindPublicLeagues = (db: Database, search: string) => Promise<readonly ListedLeague[]>;

const readMatcher = async (db: Database) => makeMatcher(await selectAllListed(db), ({ leagueName }) => ({ names: [leagueName] }));

/** Keeps the names of the public leagues from the first search until one of them changes. While the bus is not connected nothing is kept. */
export function makePublicLeagues(bus: InvalidationBus): FindPublicLeagues {
  let kept: ReturnType<typeof readMatcher> | undefined;
  bus.subscribe((scope) => {
    if (scope === undefined || scope === directory) kept = undefined;
  });

  function matcherOf(db: Database) {
    if (!bus.isConnected()) return readMatcher(db);
    if (kept) return kept;
    const read = readMatcher(db);
    kept = read;
    read.catch(() => {
      if (kept === read) kept = undefined;
    });
    return read;
  }

  return async (db, search) => (await matcherOf(db))(search);
}
