import type { Report } from '../../domain/oddValues';
import { linkPlayers } from '../../playerFiles/crosswalk';
import { playerMatcher } from '../../playerFiles/match';
import { PlayerFileError } from '../../playerFiles/table';
import { selectAliases, selectLinks, selectPlayers, selectUnlinked, syncLinks } from '../../db/queries/players/knownPlayers';
import { readNewestCrosswalk } from '../files/importFolder';
import type { ImportWrite } from '../result';

const provider = 'fantasypros';

/**
 * The FantasyPros ids of players, from a crosswalk. Rostered or ranked players without an id afterwards are `unmatched`.
 * @throws PlayerFileError when the folder has no crosswalk
 */
export async function setFantasyProsIds(folder: string, season: number, report: Report): Promise<ImportWrite> {
  const crosswalk = await readNewestCrosswalk(folder, report);
  if (!crosswalk.length)
    throw new PlayerFileError(
      `${folder} has no crosswalk: put a CSV file into it with the columns name, mfl_id, sleeper_id and fantasypros_id.`,
    );
  return async (tx) => {
    const links = await selectLinks(tx);
    const rows = crosswalk.flatMap((row) => (row.ids.fantasypros ? [{ ...row, externalId: row.ids.fantasypros }] : []));
    const players = await selectPlayers(tx);
    const match = playerMatcher(players, await selectAliases(tx));
    const found = linkPlayers(provider, rows, { links, players, crosswalk, match }).links;
    const count = await syncLinks(tx, provider, found);
    const known = rows.filter(({ externalId }) =>
      links.some((link) => link.provider === provider && link.externalId === externalId),
    );
    return { rows: count.rows, skipped: known.length, unmatched: await selectUnlinked(tx, provider, season) };
  };
}
