import type { Database } from '../db';
import { playerIdsOf } from '../db/queries/knownPlayers';
import { addHostKeepers, removeHostKeepers, removeStaleKeepers, selectKeeperMarks } from '../db/queries/keepers';
import { type HostedLeague, matched } from './hostedLeague';
import { skippedImport, type ImportWrite, total } from './result';
import type { HostKeeper } from '../hosts/port';

/** Writes the host's keepers. Marks that people made stay. */
export async function writeHostKeepers(tx: Database, { league, provider }: HostedLeague, keepers: HostKeeper[]) {
  const { known, unmatched } = matched(keepers, await playerIdsOf(tx, provider.name), provider.name);
  const marks = await selectKeeperMarks(tx, league);
  const byPeople = new Set(marks.filter(({ source }) => source === 'manual').map(({ playerId }) => playerId));
  const before = marks.filter(({ source }) => source === 'host');
  const after = known.filter(({ playerId }) => !byPeople.has(playerId));
  const holds = (list: HostKeeper[], { playerId, teamId }: HostKeeper) =>
    list.some((mark) => mark.playerId === playerId && mark.teamId === teamId);
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
  const { league, provider, source } = hosted;
  if (league.hasDrafted) return () => Promise.resolve(skippedImport('This league has drafted: its keepers are settled.'));
  const keepers = provider.capabilities.keepers ? await provider.keepers(source) : null;
  return async (tx) => {
    const outcome = keepers ? await writeHostKeepers(tx, hosted, keepers) : { rows: 0, skipped: 0 };
    const { length: rows } = await removeStaleKeepers(tx, league);
    const { length: marks } = await selectKeeperMarks(tx, league);
    return total(outcome, { rows, skipped: keepers ? 0 : marks });
  };
}
