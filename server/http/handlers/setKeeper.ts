import type { components, operations } from '../../../src/api/generated/schema.gen';
import { maySee, maySetKeepers } from '../../auth/permissions';
import { type WritableDatabase, writeAndPublish, writeLeague } from '../../db/writeLeague';
import type { Account } from '../../db/queries/accounts';
import { isRostered, selectLeaguesWithPlayer, setKeeperMark } from '../../db/queries/keepers';
import { type League, lockLeague } from '../../db/queries/leagues';
import { ForbiddenError, NotFoundError } from '../../domain/errors';
import { isOpenForKeepers, requireOpenForKeepers } from '../../domain/keepers';

const notYours = () => new ForbiddenError('Only the team’s owner, its league’s commissioner or an admin may mark its keepers.');

/**
 * Sets the keeper mark of a MyFantasyLeague team's player; without `isKeeper` toggles it.
 * @throws ForbiddenError for a team of somebody else, or while the league has no manual keepers; NotFoundError for a player who is not on
 * the roster.
 */
export const setKeeper = (
  database: WritableDatabase,
  account: Account,
  leagueId: string,
  { teamId, leaguePlayerId: playerId, isKeeper }: operations['teamSetKeeper']['parameters']['query'],
): Promise<void> =>
  writeLeague(database, leagueId, async (tx, league) => {
    if (league?.provider !== 'default') throw new NotFoundError(`League ${leagueId}`);
    if (!maySetKeepers(account, leagueId, teamId)) throw notYours();
    if (!(await isRostered(tx, leagueId, teamId, playerId))) throw new NotFoundError(`Player ${playerId} of team ${teamId}`);
    requireOpenForKeepers(league);
    await setKeeperMark(tx, league, { teamId, playerId }, isKeeper, account.email);
  });

/**
 * Sets the keeper mark of a Sleeper user's player; without `isKeeper` toggles it. Without a league it covers the user's leagues with this
 * player and manual keepers.
 * @returns the first of those leagues.
 * @throws as {@link setKeeper} does.
 */
export const setSleeperKeeper = (
  database: WritableDatabase,
  account: Account,
  { teamId, playerId, leagueId, isKeeper }: components['schemas']['SleeperSetKeeperRequest'],
): Promise<League> =>
  writeAndPublish(database, async (tx, changed) => {
    const leagues: League[] = [];
    for (const id of await selectLeaguesWithPlayer(tx, teamId, playerId)) {
      if (leagueId !== undefined && id !== leagueId) continue;
      const league = await lockLeague(tx, id);
      if (league && maySee(account, league)) leagues.push(league);
    }
    const [any] = leagues;
    if (!any) throw new NotFoundError(`Player ${playerId} of team ${teamId}`);
    const own = leagues.filter(({ id }) => maySetKeepers(account, id, teamId));
    if (!own.length) throw notYours();
    const open = own.filter(isOpenForKeepers);
    const first = open[0] ?? any;
    requireOpenForKeepers(first);
    for (const league of open) {
      await setKeeperMark(tx, league, { teamId, playerId }, isKeeper, account.email);
      await changed(league.id);
    }
    return first;
  });
