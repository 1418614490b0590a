/** The keeper marks of a league against the keepers that its host has. */
import type { Database } from '../../db';
import { selectHostKeepers, selectKeeperMarks, setKeeperMark } from '../../db/queries/teams/keepers';
import { findHiding } from '../../db/queries/teams/hiddenKeepers';
import { findKeeperRules } from '../../db/queries/teams/keeperRules';
import type { League } from '../../db/queries/leagues/leagues';
import { selectPickedPlayers } from '../../db/queries/players/players';
import { InvalidInputError } from '../../domain/errors';
import { keepersAreHidden } from '../../domain/keeperDesk/hiding';
import { isPastDeadline } from '../../domain/keeperDesk/limits';
import { requireUndrafted } from '../../domain/keepers';
import { revealKeepers } from '../../sync/teams/hiddenKeepers';

type Kept = Awaited<ReturnType<typeof selectHostKeepers>>[number];

const keyOf = ({ teamId, playerId }: Kept) => `${teamId}/${playerId}`;

/** The marks that the host lacks, and the host's keepers without a mark. */
async function differences(db: Database, league: League) {
  const marks = await selectKeeperMarks(db, league);
  const ofHost = await selectHostKeepers(db, league);
  const without = (list: Kept[], others: Kept[]) => {
    const known = new Set(others.map(keyOf));
    return list.filter((kept) => !known.has(keyOf(kept)));
  };
  return { ofHost, onlyHere: without(marks, ofHost), onlyHost: without(ofHost, marks) };
}

/** What differs of each team. Nothing does while the host has told no keepers, while they are hidden, or after the draft. */
export async function checkAgainstHost(db: Database, league: League) {
  const { ofHost, onlyHere, onlyHost } = await differences(db, league);
  const isHostKnown = ofHost.length > 0 && !league.hasDrafted && !(await findHiding(db, league));
  const differing = isHostKnown ? [...onlyHere, ...onlyHost] : [];
  const named = await selectPickedPlayers(
    db,
    differing.map(({ playerId }) => playerId),
  );
  const playersOf = (list: Kept[], id: string) =>
    list.flatMap(({ teamId, playerId }) => (teamId === id ? (named.get(playerId) ?? []) : []));
  return { isHostKnown, of: (id: string) => ({ onlyHere: playersOf(onlyHere, id), onlyHost: playersOf(onlyHost, id) }) };
}

/**
 * Makes the marks of a locked league equal to its host's keepers, and records who did.
 * @throws InvalidInputError while the host has told no keepers; ForbiddenError after the draft, and while keepers are hidden
 */
export async function takeHostKeepers(tx: Database, league: League, changedBy: string): Promise<void> {
  requireUndrafted(league);
  const hiding = await revealKeepers(tx, league);
  if (hiding) throw keepersAreHidden(hiding);
  const { ofHost, onlyHere, onlyHost } = await differences(tx, league);
  if (!ofHost.length)
    throw new InvalidInputError([{ field: 'leagueId', message: 'must be a league whose host has told keepers of this season' }]);
  const isOverride = isPastDeadline(await findKeeperRules(tx, league.id, league.season), Date.now());
  for (const kept of onlyHere) await setKeeperMark(tx, league, kept, { isKeeper: false, isOverride, changedBy });
  for (const kept of onlyHost) await setKeeperMark(tx, league, kept, { isKeeper: true, isOverride, changedBy }, 'host');
}
