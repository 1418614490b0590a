import type { Database } from '../../db';
import {
  addHostKeepers,
  removeHostKeepers,
  removeStaleKeepers,
  selectHostKeepers,
  selectKeeperMarks,
  selectRemovedByHand,
  syncHostKeepers,
} from '../../db/queries/teams/keepers';
import type { HostedLeague } from '../hostedLeague';
import { hiddenUntil } from '../../domain/keeperDesk/hiding';
import { removeStaleHiddenKeepers } from '../../db/queries/teams/hiddenKeepers';
import { revealKeepers } from './hiddenKeepers';
import { type ImportResult, type ImportWrite, skippedImport, total } from '../result';
import { identify } from '../players/unknownPlayers';
import type { HostKeeper } from '../../hosts/hostRows';

const holds = (list: readonly HostKeeper[], { playerId, teamId }: HostKeeper) =>
  list.some((mark) => mark.playerId === playerId && mark.teamId === teamId);

/**
 * Writes the host's keepers, if it tells them, and marks them. Marks entered by people stay; one that a person removed comes back only if
 * the host had not had that keeper before. While keepers are hidden it takes none.
 */
export async function writeHostKeepers(
  tx: Database,
  { league, adapter }: HostedLeague,
  keepers: HostKeeper[] | null,
): Promise<ImportResult> {
  const hiding = await revealKeepers(tx, league);
  if (hiding) {
    await removeStaleHiddenKeepers(tx, league);
    return skippedImport(`The keepers of this league are hidden until ${hiddenUntil(hiding)}: those of the host are not taken.`);
  }
  if (!keepers) return total();
  const { rows: known, unmatched } = await identify(tx, adapter.name, keepers);
  const marks = await selectKeeperMarks(tx, league);
  const last = await selectHostKeepers(tx, league);
  const removed = (await selectRemovedByHand(tx, league)).filter((mark) => holds(last, mark));
  await syncHostKeepers(tx, league, known);
  const gone = marks.filter((mark) => mark.source === 'host' && !holds(known, mark));
  const added = known.filter((mark) => !holds(marks, mark) && !holds(removed, mark));
  await removeHostKeepers(tx, league, gone);
  await addHostKeepers(tx, league, added);
  return { rows: gone.length + added.length, skipped: known.length - added.length, unmatched };
}

/**
 * The keeper marks before a draft: the host's, where keepers are public. Marks of players who have left their team are removed.
 */
export async function refreshKeepers(hosted: HostedLeague): Promise<ImportWrite> {
  const { league, adapter, source } = hosted;
  if (league.hasDrafted) return () => Promise.resolve(skippedImport('This league has drafted: its keepers are settled.'));
  const keepers = adapter.capabilities.keepers ? await adapter.keepers(source) : null;
  return async (tx) => {
    const outcome = await writeHostKeepers(tx, hosted, keepers);
    if (outcome.note !== undefined) return outcome;
    const { length: rows } = await removeStaleKeepers(tx, league);
    const { length: marks } = await selectKeeperMarks(tx, league);
    return total(outcome, { rows, skipped: keepers ? 0 : marks });
  };
}
