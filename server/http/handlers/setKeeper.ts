import type { components, operations } from '../../../src/api/generated/schema.gen';
import { commissions, maySee, maySetKeepers, owns } from '../../auth/permissions';
import type { Database } from '../../db';
import { type WritableDatabase, writeAndPublish } from '../../db/writeLeague';
import type { Account } from '../../db/queries/accounts/accounts';
import { selectHiddenKeepers, setHiddenMark } from '../../db/queries/teams/hiddenKeepers';
import { isRostered, selectLeaguesWithPlayer, selectTeamKeepers, setKeeperMark } from '../../db/queries/teams/keepers';
import { findKeeperRules } from '../../db/queries/teams/keeperRules';
import { type League, lockLeague } from '../../db/queries/leagues/leagues';
import { findKeeperLimit } from '../../db/queries/leagues/rules';
import { ForbiddenError, NotFoundError } from '../../domain/errors';
import { keepersAreHidden } from '../../domain/keeperDesk/hiding';
import type { KeeperRules } from '../../domain/keeperDesk/history';
import { isPastDeadline, refusedBeside, refusedCount } from '../../domain/keeperDesk/limits';
import { deadlineWords } from '../../domain/keeperDesk/ruleWords';
import { isOpenForKeepers, requireAllowed, requireOpenForKeepers } from '../../domain/keepers';
import { revealKeepers } from '../../sync/teams/hiddenKeepers';
import { readKeeperDesk } from './readKeeperDesk';

interface Mark {
  teamId: string;
  playerId: string;
}

/** A mark, and whether the caller asks to override the league's rules. Without `isKeeper` the mark is toggled. */
interface Wanted {
  isKeeper?: boolean;
  override?: boolean;
  /** The league's name in a refusal. */
  of?: string;
}

/** Why the rules of a league refuse a mark or its removal beside the team's marked players; null if they do not. */
async function refusalOf(tx: Database, league: League, { teamId, playerId }: Mark, isKeeper: boolean, marked: string[]) {
  const rules = await findKeeperRules(tx, league.id, league.season);
  if (!rules) return isKeeper ? refusedCount(marked.length, await findKeeperLimit(tx, league)) : null;
  if (isPastDeadline(rules, Date.now())) return `The deadline was ${deadlineWords(rules.deadline!, rules.timeZone)}.`;
  if (!isKeeper) return null;
  const { candidatesOf, limit } = await readKeeperDesk(tx, league, { hidden: { teamId, playerIds: marked } });
  const candidates = candidatesOf.get(teamId) ?? [];
  const candidate = candidates.find((each) => each.playerId === playerId)!;
  const keepers = candidates.filter((each) => each.isKeeper);
  return refusedBeside(rules, limit, keepers, candidate);
}

/**
 * Sets or toggles a player's mark in a locked league. The caller publishes the league unless its marks are hidden: who listens would hear
 * that a team has chosen.
 * @param hiding the rules that hide the league's marks; undefined if none do
 * @throws KeeperRefusedError for a mark that the league's rules refuse
 */
async function mark(
  tx: Database,
  account: Account,
  league: League,
  of: Mark,
  { hiding, ...wanted }: Wanted & { hiding: KeeperRules | undefined },
) {
  const marked = await (hiding ? selectHiddenKeepers(tx, league, of.teamId) : selectTeamKeepers(tx, league, of.teamId));
  const wasKeeper = marked.includes(of.playerId);
  const isKeeper = wanted.isKeeper ?? !wasKeeper;
  if (isKeeper === wasKeeper) return;
  const mayOverride = commissions(account, league.id);
  // The specification's toggle cannot ask: a commissioner's counts as an override.
  const override = wanted.override ?? wanted.isKeeper === undefined;
  const refusal = await refusalOf(tx, league, of, isKeeper, marked);
  const isOverride = requireAllowed(refusal, { of: wanted.of, override, mayOverride });
  const set = hiding ? setHiddenMark : setKeeperMark;
  await set(tx, league, of, { isKeeper, isOverride, changedBy: account.email });
}

/** The team's players with their hidden marks, for an owner of the team. */
export async function withOwnMarks<Player extends { playerId: string; isKeeper: boolean }>(
  db: Database,
  account: Account,
  league: League,
  teamId: string,
  players: Player[],
): Promise<Player[]> {
  if (!owns(account, league.id, teamId)) return players;
  const hidden = await selectHiddenKeepers(db, league, teamId);
  return players.map((player) => (hidden.includes(player.playerId) ? { ...player, isKeeper: true } : player));
}

const notYours = () => new ForbiddenError('Only the team’s owner, its league’s commissioner or an admin may mark its keepers.');

/**
 * Sets the keeper mark of a MyFantasyLeague team's player; without `isKeeper` toggles it.
 * @param read the response, in the same transaction: if it failed after the commit, the mark would be toggled again by the repetition
 * @throws ForbiddenError for a team of somebody else, or while the league has no manual keepers, or for a commissioner while keepers are
 * hidden; NotFoundError for a player who is not on the roster; KeeperRefusedError for a mark that the league's rules refuse, unless the
 * commissioner overrides them.
 */
export const setKeeper = <Result>(
  database: WritableDatabase,
  account: Account,
  leagueId: string,
  { teamId, leaguePlayerId: playerId, ...wanted }: operations['teamSetKeeper']['parameters']['query'],
  read: (tx: Database) => Promise<Result>,
): Promise<Result> =>
  writeAndPublish(database, async (tx, changed) => {
    const league = await lockLeague(tx, leagueId);
    if (league?.provider !== 'default') throw new NotFoundError(`League ${leagueId}`);
    if (!maySetKeepers(account, leagueId, teamId)) throw notYours();
    if (!(await isRostered(tx, leagueId, teamId, playerId))) throw new NotFoundError(`Player ${playerId} of team ${teamId}`);
    requireOpenForKeepers(league);
    const hiding = await revealKeepers(tx, league);
    if (hiding && !owns(account, leagueId, teamId)) throw keepersAreHidden(hiding);
    await mark(tx, account, league, { teamId, playerId }, { ...wanted, hiding });
    if (!hiding) await changed(leagueId);
    return read(tx);
  });

/**
 * Sets the keeper mark of a Sleeper user's player; without `isKeeper` toggles it. Without a league it covers the user's leagues with this
 * player and manual keepers, those with hidden keepers for the user only.
 * @param read the response, of the first of those leagues, as for {@link setKeeper}
 * @throws as {@link setKeeper} does.
 */
export const setSleeperKeeper = <Result>(
  database: WritableDatabase,
  account: Account,
  { teamId, playerId, leagueId, ...wanted }: components['schemas']['SleeperSetKeeperRequest'],
  read: (tx: Database, league: League) => Promise<Result>,
): Promise<Result> =>
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
    requireOpenForKeepers(open[0] ?? any);
    const choices = [];
    let refusal: Error | undefined;
    for (const league of open) {
      const hiding = await revealKeepers(tx, league);
      if (hiding && !owns(account, league.id, teamId)) refusal ??= keepersAreHidden(hiding);
      else choices.push({ league, hiding });
    }
    if (!choices[0]) throw refusal;
    for (const { league, hiding } of choices) {
      const of = open.length > 1 ? { of: league.name } : {};
      await mark(tx, account, league, { teamId, playerId }, { ...wanted, ...of, hiding });
      if (!hiding) await changed(league.id);
    }
    return read(tx, choices[0].league);
  });
