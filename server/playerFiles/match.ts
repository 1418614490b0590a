import { nameKey } from './names';

/** A player whom we know. `position` and `nflTeam` in the product's codes. */
export interface KnownPlayer {
  id: string;
  name: string;
  position: string;
  nflTeam: string | null;
}

/** A player as a file or a host names him. */
export interface NamedPlayer {
  name: string;
  position: string | null;
  nflTeam: string | null;
}

/** Finds the one known player who is meant; null when there is none or the choice is not clear. `alias` is what told it, if one did. */
export type Match = (player: NamedPlayer) => (KnownPlayer & { alias?: string }) | null;

const defenceName = (name: string): string => nameKey(name.replace(/\s+(?:D\/?ST|DEF|Defense)$/i, ''));
const nickname = (key: string): string => key.split(' ').at(-1) ?? '';

const only = <T>(items: T[]): T | null => (items.length === 1 ? items[0]! : null);

/** Defences are known by their team: by its code, its name (`Houston Texans DST`), or its nickname. */
function matchDefence(defences: KnownPlayer[], { name, nflTeam }: NamedPlayer): KnownPlayer | null {
  const key = defenceName(name);
  const byCode = nflTeam === null ? null : only(defences.filter((defence) => defence.nflTeam === nflTeam));
  const byName = only(defences.filter((defence) => defenceName(defence.name) === key));
  return byCode ?? byName ?? only(defences.filter((defence) => nickname(defenceName(defence.name)) === nickname(key)));
}

function choose(called: KnownPlayer[], { position, nflTeam }: NamedPlayer): KnownPlayer | null {
  const inTeam = (players: KnownPlayer[]) =>
    nflTeam === null ? null : only(players.filter((player) => player.nflTeam === nflTeam));
  if (position === null) return only(called) ?? inTeam(called);
  const same = called.filter((player) => player.position === position);
  // Sources differ on the position of some; then the same team has to speak for the player.
  return same.length ? (only(same) ?? inTeam(same)) : inTeam(called);
}

/**
 * Matches players by name: the same name key and position, and the same team where several fit.
 * @param aliases names that people entered, to the names of our players
 */
export function playerMatcher(players: readonly KnownPlayer[], aliases: ReadonlyMap<string, string> = new Map()): Match {
  const byKey = new Map<string, KnownPlayer[]>();
  for (const player of players) {
    const called = byKey.get(nameKey(player.name));
    if (called) called.push(player);
    else byKey.set(nameKey(player.name), [player]);
  }
  const defences = players.filter(({ position }) => position === 'DEF');
  const keyed = new Map([...aliases].map(([alias, to]) => [nameKey(alias), { alias, to: nameKey(to) }]));
  return (player) => {
    if (player.position === 'DEF') return matchDefence(defences, player);
    const key = nameKey(player.name);
    const meant = keyed.get(key);
    const found = choose(byKey.get(meant?.to ?? key) ?? [], player);
    return found && meant ? { ...found, alias: meant.alias } : found;
  };
}
