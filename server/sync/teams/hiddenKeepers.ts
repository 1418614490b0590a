import type { Database } from '../../db';
import { findHidingRules, selectHidingSeasons, showKeepers } from '../../db/queries/teams/hiddenKeepers';
import { type League, lockLeague } from '../../db/queries/leagues/leagues';
import { type WritableDatabase, writeAndPublish } from '../../db/writeLeague';
import { hidesKeepers } from '../../domain/keeperDesk/hiding';
import type { KeeperRules } from '../../domain/keeperDesk/history';

/**
 * Shows the keepers of a locked league's season if their deadline has passed, or the draft was made. The caller publishes the league.
 * @returns the rules that still hide them; undefined if none do
 */
export async function revealKeepers(tx: Database, league: League, season = league.season): Promise<KeeperRules | undefined> {
  const of = { id: league.id, season };
  const rules = await findHidingRules(tx, of);
  if (!rules || hidesKeepers(rules, season, league, Date.now())) return rules;
  await showKeepers(tx, of);
  return undefined;
}

/** Milliseconds between two looks at the deadlines. */
const shortest = 1_000;

/**
 * Shows and publishes all keepers whose deadline has passed, or whose draft was made.
 * @returns the milliseconds until the next deadline, at most `longest`
 */
export async function revealDueKeepers(database: WritableDatabase, longest: number): Promise<number> {
  let next = longest;
  for (const { leagueId, of, rules, ...now } of await selectHidingSeasons(database.db)) {
    if (hidesKeepers(rules, of, now, Date.now())) next = Math.min(next, Date.parse(rules!.deadline!) - Date.now());
    else
      await writeAndPublish(database, async (tx, changed) => {
        const league = await lockLeague(tx, leagueId);
        if (league && !(await revealKeepers(tx, league, of))) await changed(leagueId);
      });
  }
  return Math.max(shortest, next);
}
