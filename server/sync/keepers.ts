import type { Database } from '../db';
import { addHostKeepers, removeHostKeepers, removeStaleKeepers, selectKeeperMarks } from '../db/queries/keepers';
import type { HostedLeague } from './hostedLeague';
import { skippedImport, type ImportWrite, total } from './result';
import { identify } from './unknownPlayers';
import type { HostKeeper } from '../hosts/hostRows';

/** Writes the host's keepers. Marks entered by people stay. */
export async function writeHostKeepers(tx: Database, { league, adapter }: HostedLeague, keepers: HostKeeper[]) {
  const { rows: known, unmatched } = await identify(tx, adapter.name, keepers);
  const marks = await selectKeeperMarks(tx, league);
  const byPeople = marks.filter(({ source }) => source === 'manual');
  const before = marks.filter(({ source }) => source === 'host');
  const holds = (list: HostKeeper[], { playerId, teamId }: HostKeeper) =>
    list.some((mark) => mark.playerId === playerId && mark.teamId === teamId);
  const after = known.filter((mark) => !holds(byPeople, mark));
  const gone = before.filter((mark) => !holds(after, mark));
  const added = after.filter((mark) => !holds(before, mark));
  await removeHostKeepers(tx, league, gone);
  await addHostKeepers(tx, league, added);
  return { rows: gone.length + added.length, skipped: after.length - added.length, unmatched };
}

/**
 * The keeper marks before a draft: the host's, where keepers are public. Marks of players who have left their team are removed.
 */
export async function refreshKeepers(hosted: HostedLeague): Promise<ImportWrite> {
  const { league, adapter, source } = hosted;
  if (league.hasDrafted) return () => Promise.resolve(skippedImport('This league has drafted: its keepers are settled.'));
  const keepers = adapter.capabilities.keepers ? await adapter.keepers(source) : null;
  return async (tx) => {
    const outcome = keepers ? await writeHostKeepers(tx, hosted, keepers) : { rows: 0, skipped: 0 };
    const { length: rows } = await removeStaleKeepers(tx, league);
    const { length: marks } = await selectKeeperMarks(tx, league);
    return total(outcome, { rows, skipped: keepers ? 0 : marks });
  };
}
