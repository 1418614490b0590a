import type { Database } from '../../db';
import { playerIdsOf, selectProvisionalIds, syncLinks, syncPlayers } from '../../db/queries/players/knownPlayers';
import { toPosition } from '../../domain/positions';
import { ImportError } from '../result';
import { nameOfHostPlayer, platformNames } from './unmatchedNames';

/** A host's rows with our player ids; `unmatched` has each unmatched player once. */
interface Identified<Row> {
  rows: Row[];
  unmatched: string[];
}

/** The id of a host's player: Sleeper's own, MyFantasyLeague's with a prefix. */
export const ownIdOf = (provider: string, externalId: string): string =>
  provider === 'sleeper' ? externalId : `${provider}-${externalId}`;

/** Adds players with a host's id only, so that their rows and points have a player. */
async function addUnknown(tx: Database, provider: string, externalIds: string[]): Promise<void> {
  const players = externalIds.map((externalId) => ({
    id: ownIdOf(provider, externalId),
    name: `${platformNames[provider] ?? provider} player ${externalId}`,
    ...toPosition([]),
    ...{ nflTeam: null, birthdate: null, draftYear: null },
  }));
  await syncPlayers(tx, players);
  await syncLinks(
    tx,
    provider,
    players.map(({ id }, i) => ({ provider, externalId: externalIds[i]!, playerId: id, provisional: true })),
  );
}

/**
 * Replaces a host's player ids with ours. An unknown player is added under his id, and is `unmatched` until the host's players, a crosswalk
 * or an alias identify him.
 * @param options `mustKnowSome` refuses rows without any known player: then the host's players have not been imported
 * @throws ImportError with `mustKnowSome`
 */
export async function identify<Row extends { playerId: string }>(
  tx: Database,
  provider: string,
  hostRows: readonly Row[],
  { mustKnowSome = false } = {},
): Promise<Identified<Row>> {
  const given = [...new Set(hostRows.map(({ playerId }) => playerId))];
  const known = await playerIdsOf(tx, provider, given);
  const missing = given.filter((id) => !known.has(id));
  if (mustKnowSome && given.length && missing.length === given.length)
    throw new ImportError('The host’s players are unknown: import the players first.');
  await addUnknown(tx, provider, missing);
  const provisional = await selectProvisionalIds(tx, provider);
  const rows = hostRows.map((row) => ({ ...row, playerId: known.get(row.playerId) ?? ownIdOf(provider, row.playerId) }));
  return { rows, unmatched: given.filter((id) => provisional.has(id)).map((id) => nameOfHostPlayer(provider, id)) };
}
