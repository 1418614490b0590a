import type { ExternalId } from './crosswalk';
import { isSamePerson, type KnownPlayer, type Match, type NamedPlayer } from './match';
import { nameKey } from './names';

/** A stored link that is wrong, with the linked player; `right` is the host's player among ours, null if he is none of them. */
export interface WrongLink<T> {
  link: ExternalId;
  host: T;
  wrong: KnownPlayer;
  right: KnownPlayer | null;
}

const surname = (name: string) => nameKey(name).split(' ').at(-1);

/** Whether the host's data contradict that `host` is `ours`, and `named`, if given, is who he is. */
function isContradicted(host: NamedPlayer, ours: KnownPlayer, named: KnownPlayer | null): boolean {
  const isSame = isSamePerson(ours, host);
  if (isSame === true || named?.id === ours.id) return false;
  if (named === null) return isSame === false && surname(ours.name) !== surname(host.name);
  if (isSame === false) return true;
  const isNamed = nameKey(ours.name) === nameKey(host.name);
  return (
    isSamePerson(named, host) === true || (named.position === host.position && (!isNamed || ours.position !== host.position))
  );
}

/**
 * The links of a host's players that the host's own birth dates, names and positions contradict. Links of people's aliases stay, as does a
 * link whose right player has another one that is not wrong.
 */
export function wrongLinks<T extends NamedPlayer & { externalId: string }>(
  hosts: readonly T[],
  links: readonly ExternalId[],
  players: readonly KnownPlayer[],
  match: Match,
): WrongLink<T>[] {
  const byId = new Map(players.map((player) => [player.id, player]));
  const ofHost = new Map(links.map((link) => [link.externalId, link]));
  const found = hosts.flatMap((host) => {
    const link = ofHost.get(host.externalId);
    const wrong = link && byId.get(link.playerId);
    if (!wrong || link.alias) return [];
    const right = match(host);
    return !right?.alias && isContradicted(host, wrong, right) ? [{ link, host, wrong, right }] : [];
  });
  const isFree = (id: string, among: WrongLink<T>[]) =>
    among.some(({ wrong }) => wrong.id === id) || !links.some(({ playerId }) => playerId === id);
  const removable = (all: WrongLink<T>[]): WrongLink<T>[] => {
    const left = all.filter(({ right }) => right === null || isFree(right.id, all));
    return left.length === all.length ? all : removable(left);
  };
  return removable(found);
}
