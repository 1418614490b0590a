import type { ExternalId } from './crosswalk';
import { byNameKey, isSameCareer, isSamePerson, type KnownPlayer, type NamedPlayer } from './match';
import { nameKey } from './names';

/**
 * The players that were added under their host's id although another host's player is the same person: when they were added, their data did
 * not show it.
 * @param hosts the host's players
 * @param own the links of the host's players to the players that were added for them
 * @param taken the ids of the players that have a link of this host
 */
export function doubledPlayers(
  hosts: readonly (NamedPlayer & { externalId: string })[],
  own: readonly ExternalId[],
  players: readonly KnownPlayer[],
  taken: ReadonlySet<string>,
): Set<string> {
  const ownId = new Map(own.map(({ externalId, playerId }) => [externalId, playerId]));
  const free = byNameKey(players.filter(({ id }) => !taken.has(id)));
  const doubled = hosts.flatMap((host) => {
    const id = ownId.get(host.externalId);
    const isHe = (other: KnownPlayer) => isSamePerson(other, host) === true || isSameCareer(other, host);
    return id !== undefined && free.get(nameKey(host.name))?.filter(isHe).length === 1 ? [id] : [];
  });
  return new Set(doubled);
}
