import { and, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../..';
import type { KeeperRules } from '../../../domain/keeperDesk/history';
import { keeperRules } from '../../schema';

/**
 * A league's own rules for keepers in a season: those of the newest season until then that has some. A deadline, and hiding until
 * then, is only of its season.
 */
export async function findKeeperRules(db: Database, leagueId: string, season: number): Promise<KeeperRules | null> {
  const [row] = await db
    .select({ season: keeperRules.season, rules: keeperRules.rules })
    .from(keeperRules)
    .where(and(eq(keeperRules.leagueId, leagueId), lte(keeperRules.season, season)))
    .orderBy(desc(keeperRules.season))
    .limit(1);
  if (!row?.rules) return null;
  return row.season === season ? row.rules : { ...row.rules, deadline: null, ...(row.rules.isHidden && { isHidden: false }) };
}

/** Sets a league's own rules from a season on. @param isHiding whether they hide the season's marks from now on */
export async function setKeeperRules(
  tx: Database,
  leagueId: string,
  season: number,
  rules: KeeperRules | null,
  isHiding: boolean,
): Promise<void> {
  await tx
    .insert(keeperRules)
    .values({ leagueId, season, rules, isHiding })
    .onConflictDoUpdate({ target: [keeperRules.leagueId, keeperRules.season], set: { rules, isHiding } });
}
