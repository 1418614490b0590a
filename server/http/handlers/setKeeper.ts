import type { components, operations } from '../../../src/api/generated/schema.gen';
import { commissions, maySee, maySetKeepers } from '../../auth/permissions';
import type { Database } from '../../db';
import { type WritableDatabase, writeAndPublish, writeLeague } from '../../db/writeLeague';
import type { Account } from '../../db/queries/accounts';
import { isRostered, selectLeaguesWithPlayer, selectTeamKeepers, setKeeperMark } from '../../db/queries/keepers';
import { type League, lockLeague } from '../../db/queries/leagues';
import { findKeeperLimit } from '../../db/queries/rules';
import { ForbiddenError, NotFoundError } from '../../domain/errors';
import { isOpenForKeepers, requireKeeperPlace, requireOpenForKeepers } from '../../domain/keepers';

/** A mark, and whether the caller asks to exceed the league's limit. Without `isKeeper` the mark is toggled. */
interface Wanted {
  isKeeper?: boolean;
  override?: boolean;
  /** The league's name in a refusal. */
  of?: string;
}

/** Sets or toggles a player's mark in a locked league. @throws TooManyKeepersError for a mark beyond the league's limit */
async function mark(tx: Database, account: Account, league: League, of: { teamId: string; playerId: string }, wanted: Wanted) {
  const marked = await selectTeamKeepers(tx, league, of.teamId);
  const wasKeeper = marked.includes(of.playerId);
  const isKeeper = wanted.isKeeper ?? !wasKeeper;
  if (isKeeper === wasKeeper) return;
  const mayOverride = commissions(account, league.id);
  // The specification's toggle cannot ask: a commissioner's counts as an override.
  const override = wanted.override ?? wanted.isKeeper === undefined;
  const options = { of: wanted.of, override, mayOverride };
  const isOverride = isKeeper && requireKeeperPlace(marked.length, await findKeeperLimit(tx, league), options);
  await setKeeperMark(tx, league, of, { isKeeper, isOverride, changedBy: account.email });
}

const notYours = () => new ForbiddenError('Only the team’s owner, its league’s commissioner or an admin may mark its keepers.');

/**
 * Sets the keeper mark of a MyFantasyLeague team's player; without `isKeeper` toggles it.
 * @throws ForbiddenError for a team of somebody else, or while the league has no manual keepers; NotFoundError for a player who is not on
 * the roster; TooManyKeepersError for one too many, unless the commissioner overrides the limit.
 */
export const setKeeper = (
  database: WritableDatabase,
  account: Account,
  leagueId: string,
  { teamId, leaguePlayerId: playerId, ...wanted }: operations['teamSetKeeper']['parameters']['query'],
): Promise<void> =>
  writeLeague(database, leagueId, async (tx, league) => {
    if (league?.provider !== 'default') throw new NotFoundError(`League ${leagueId}`);
    if (!maySetKeepers(account, leagueId, teamId)) throw notYours();
    if (!(await isRostered(tx, leagueId, teamId, playerId))) throw new NotFoundError(`Player ${playerId} of team ${teamId}`);
    requireOpenForKeepers(league);
    await mark(tx, account, league, { teamId, playerId }, wanted);
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
  { teamId, playerId, leagueId, ...wanted }: components['schemas']['SleeperSetKeeperRequest'],
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
      await mark(tx, account, league, { teamId, playerId }, { ...wanted, ...(open.length > 1 && { of: league.name }) });
      await changed(league.id);
    }
    return first;
  });
