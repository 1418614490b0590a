/** The leagues that everybody may read. */
import { and, asc, count, eq, exists, ilike, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '..';
import { league } from '../schema';
import type { ProviderId } from './leagues';

/** Which leagues: those whose name has each word of `search`, of a platform and with a newest season. */
export interface DirectoryChoice {
  search?: string;
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

/** A word as a pattern for `like` in which no character is special. */
const patternOf = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

const isChosen = ({ search = '', platform, season }: DirectoryChoice) =>
  and(
    isPublic,
    platform && eq(league.provider, platform),
    season === undefined ? undefined : eq(league.season, season),
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ilike(league.name, patternOf(word))),
  );

/** A page of the public leagues by name, demo leagues last. `page` counts from 1. */
export const selectDirectory = (db: Database, choice: DirectoryChoice, page: number, pageSize: number) =>
  db
    .select(listed)
    .from(league)
    .where(isChosen(choice))
    .orderBy(asc(league.isDemo), asc(league.name), asc(league.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);

/** The number of the chosen leagues. */
export async function countDirectory(db: Database, choice: DirectoryChoice): Promise<number> {
  const [found] = await db.select({ leagues: count() }).from(league).where(isChosen(choice));
  return found?.leagues ?? 0;
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
