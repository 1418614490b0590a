import type { Database } from '../db';
import { playerIdsOf } from '../queries/knownPlayers';
import { addHostKeepers, removeHostKeepers, removeStaleKeepers, selectKeeperMarks } from '../queries/keepers';
import { type Hosted, matched } from './hosted';
import { nothing, type Store, total } from './outcome';
import type { HostKeeper } from '../imports/provider';

/** Writes whom the host says the teams keep; a mark that people made stays theirs. */
export async function writeHostKeepers(tx: Database, { league, provider }: Hosted, keepers: HostKeeper[]) {
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
 * The keeper marks before a draft: the host's, where it tells them; else the marks whose player has left the team since are taken away.
 */
export async function refreshKeepers(hosted: Hosted): Promise<Store> {
  const { league, provider, source } = hosted;
  if (league.hasDrafted) return () => Promise.resolve(nothing('This league has drafted: its keepers are settled.'));
  const keepers = provider.capabilities.keepers ? await provider.keepers(source) : null;
  return async (tx) => {
    const outcome = keepers ? await writeHostKeepers(tx, hosted, keepers) : { rows: 0, skipped: 0 };
    const { length: rows } = await removeStaleKeepers(tx, league);
    const { length: marks } = await selectKeeperMarks(tx, league);
    return total(outcome, { rows, skipped: keepers ? 0 : marks });
  };
}
