import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../..';
import { hasRules, noRules, type Rules } from '../../../domain/rules';
import { leagueRules } from '../../schema';
import type { RowCount } from '../../syncRows';
import type { League } from './leagues';

const ofSeason = (leagueId: string, season: number) => and(eq(leagueRules.leagueId, leagueId), eq(leagueRules.season, season));

/** The rules of a season, or of the newest season with known rules. */
export async function findRules(
  db: Database,
  leagueId: string,
  season?: number,
): Promise<{ season: number; rules: Rules } | undefined> {
  const [row] = await db
    .select({ season: leagueRules.season, rules: leagueRules.rules })
    .from(leagueRules)
    .where(season === undefined ? eq(leagueRules.leagueId, leagueId) : ofSeason(leagueId, season))
    .orderBy(desc(leagueRules.season))
    .limit(1);
  // Rows of older versions lack some rules.
  return row && { ...row, rules: { ...noRules, ...row.rules } };
}

/** The rules of all seasons of a league that are known. */
export async function selectRules(db: Database, leagueId: string): Promise<Map<number, Rules>> {
  const rows = await db.select().from(leagueRules).where(eq(leagueRules.leagueId, leagueId));
  return new Map(rows.map(({ season, rules }) => [season, { ...noRules, ...rules }]));
}

/** How many players a team may keep in the league's season; undefined where that is unlimited or not known. */
export async function findKeeperLimit(db: Database, { id, season }: Pick<League, 'id' | 'season'>): Promise<number | undefined> {
  const found = await findRules(db, id, season);
  return found?.rules.keepers || undefined;
}

/** Stores the rules of a season; unknown rules change nothing, and a scoring that was not read stays. */
export async function setRules(tx: Database, leagueId: string, season: number, given: Rules): Promise<RowCount> {
  if (!hasRules(given)) return { rows: 0, skipped: 0 };
  const stored = await findRules(tx, leagueId, season);
  const rules = given.scoring.length ? given : { ...given, scoring: stored?.rules.scoring ?? [] };
  if (isDeepStrictEqual(stored?.rules, rules)) return { rows: 0, skipped: 1 };
  await tx
    .insert(leagueRules)
    .values({ leagueId, season, rules })
    .onConflictDoUpdate({ target: [leagueRules.leagueId, leagueRules.season], set: { rules } });
  return { rows: 1, skipped: 0 };
}
