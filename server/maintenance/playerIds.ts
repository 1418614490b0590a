import { eq } from 'drizzle-orm';
import { type CrosswalkRow, linkPlayers } from '../imports/playerFiles/crosswalk';
import { playerMatcher } from '../imports/playerFiles/match';
import { PlayerFileError } from '../imports/playerFiles/table';
import { selectAliases, selectLinks, selectPlayers, selectUnlinked } from '../queries/knownPlayers';
import { playerExternalId } from '../schema';
import type { Store } from './outcome';
import { writeSet } from './writeSet';

const provider = 'fantasypros';

/** FantasyPros' ids of our players, by a crosswalk; those of a roster or a ranking who have none after it are `unmatched`. */
export function setFantasyProsIds(crosswalk: CrosswalkRow[], folder: string, season: number): Store {
  if (!crosswalk.length)
    throw new PlayerFileError(
      `${folder} has no crosswalk: put a CSV file into it with the columns name, mfl_id, sleeper_id and fantasypros_id.`,
    );
  return async (tx) => {
    const links = await selectLinks(tx);
    const rows = crosswalk.flatMap((row) => (row.ids.fantasypros ? [{ ...row, externalId: row.ids.fantasypros }] : []));
    const match = playerMatcher(await selectPlayers(tx), await selectAliases(tx));
    const found = linkPlayers(provider, rows, links, crosswalk, match).links;
    const count = await writeSet(tx, playerExternalId, eq(playerExternalId.provider, provider), found, { keepOthers: true });
    const known = rows.filter(({ externalId }) =>
      links.some((link) => link.provider === provider && link.externalId === externalId),
    );
    return { rows: count.rows, skipped: known.length, unmatched: await selectUnlinked(tx, provider, season) };
  };
}
