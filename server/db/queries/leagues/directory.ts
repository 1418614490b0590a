/** The leagues that everybody may read. */
import { and, asc, eq, exists, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../..';
import { league } from '../../schema';
import { countPage } from '../countPage';
import type { ProviderId } from './leagues';

/** Which leagues: those of a platform and with a newest season. */
export interface DirectoryChoice {
  platform?: ProviderId;
  season?: number;
}

const isPublic = eq(league.visibility, 'public');

const listed = {
  leagueId: league.id,
  leagueName: league.name,
  provider: league.provider,
  season: league.season,
  isDemo: league.isDemo,
};

const isChosen = ({ platform, season }: DirectoryChoice) =>
  and(isPublic, platform && eq(league.provider, platform), season === undefined ? undefined : eq(league.season, season));

/** The public leagues by name, demo leagues last. */
const selectListed = (db: Database, choice: DirectoryChoice) =>
  db.select(listed).from(league).where(isChosen(choice)).orderBy(asc(league.isDemo), asc(league.name), asc(league.id));

/**
 * All public leagues by name, demo leagues last, for a search of their names in memory (`domain/matchText.ts`). A search in SQL would be one
 * of similar words (`pg_trgm`), which needs an extension that a PostgreSQL server may refuse, and finds other leagues than the same search in
 * a browser. Of 10,000 leagues the one in memory takes 3 ms (8 at p99) and 6 MB.
 */
export const selectAllListed = (db: Database) => selectListed(db, {});

/** A public league, as the directory lists it. */
export type ListedLeague = Awaited<ReturnType<typeof selectAllListed>>[number];

/** A page of the public leagues by name, demo leagues last; none beyond the last page. `page` counts from 1. */
export async function selectDirectory(db: Database, choice: DirectoryChoice, page: number, pageSize: number) {
  const chosen = db.select({ id: league.id }).from(league).where(isChosen(choice));
  const { counted } = await countPage(db, chosen, page, pageSize);
  const leagues = await selectListed(db, choice)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { ...counted, leagues };
}

/** The public leagues of the ids. */
export const selectPublic = (db: Database, ids: string[]) =>
  db
    .select()
    .from(league)
    .where(and(isPublic, inArray(league.id, ids)));

/** Whether there are public leagues besides those of the ids. */
export async function hasOtherPublic(db: Database, ids: string[]): Promise<boolean> {
  const others = db
    .select({ id: league.id })
    .from(league)
    .where(and(isPublic, notInArray(league.id, ids)));
  const [found] = await db.select({ hasOthers: sql<boolean>`${exists(others)}` }).from(sql`(values (1)) as one`);
  return found?.hasOthers ?? false;
}
