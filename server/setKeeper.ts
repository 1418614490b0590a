import { maySetKeepers } from './auth/permissions';
import type { Database } from './db';
import { getLeagueOf } from './handlers/find';
import { forbidden, notFound } from './problem';
import type { Account } from './queries/accounts';
import { isRostered, selectLeaguesWithPlayer, toggleKeeper } from './queries/keepers';
import { type League, lockLeague } from './queries/leagues';

const isOpen = ({ manualKeepersEnabled, hasDrafted }: League) => manualKeepersEnabled && !hasDrafted;

function requireOpen(league: League) {
  if (league.hasDrafted) throw forbidden(`${league.name} has drafted: its keepers are settled.`);
  if (!isOpen(league)) throw forbidden(`${league.name} does not let its teams mark keepers.`);
}

const notYours = () => forbidden('Only the team’s owner, its league’s commissioner or an admin may mark its keepers.');

/**
 * Toggles the keeper mark of a default-provider team's player.
 * @throws Problem 403 for another's team, or while the league has no manual keepers; 404 for a player who is not on the roster.
 */
export const setKeeper = (db: Database, account: Account, leagueId: string, teamId: string, playerId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockLeague(tx, leagueId);
    const league = await getLeagueOf(tx, leagueId, 'default');
    if (!maySetKeepers(account, leagueId, teamId)) throw notYours();
    if (!(await isRostered(tx, leagueId, teamId, playerId))) throw notFound(`Player ${playerId} of team ${teamId}`);
    requireOpen(league);
    await toggleKeeper(tx, league, teamId, playerId);
  });

/**
 * Toggles the keeper mark of a second-provider user's player, in the leagues of that user that have the player and manual keepers.
 * @returns the first of those leagues.
 * @throws Problem as {@link setKeeper} does.
 */
export const setSleeperKeeper = (db: Database, account: Account, teamId: string, playerId: string): Promise<League> =>
  db.transaction(async (tx) => {
    const leagues: League[] = [];
    for (const id of await selectLeaguesWithPlayer(tx, teamId, playerId)) {
      await lockLeague(tx, id);
      leagues.push(await getLeagueOf(tx, id, 'sleeper'));
    }
    const [any] = leagues;
    if (!any) throw notFound(`Player ${playerId} of team ${teamId}`);
    const own = leagues.filter(({ id }) => maySetKeepers(account, id, teamId));
    if (!own.length) throw notYours();
    const open = own.filter(isOpen);
    const first = open[0] ?? any;
    requireOpen(first);
    for (const league of open) await toggleKeeper(tx, league, teamId, playerId);
    return first;
  });
