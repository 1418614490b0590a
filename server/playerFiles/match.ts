import { groupBy } from '../domain/groupBy';
import { nameKey } from './names';

/** A player in a file or at a host; `birthdate` is YYYY-MM-DD. Position and NFL team are the product's codes. */
export interface NamedPlayer {
  name: string;
  position: string | null;
  nflTeam: string | null;
  birthdate?: string | null;
  draftYear?: number | null;
}

/** A stored player. */
export interface KnownPlayer extends NamedPlayer {
  id: string;
  position: string;
}

type Person = Pick<NamedPlayer, 'birthdate' | 'draftYear'>;

const dayMs = 86_400_000;

const daysBetween = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / dayMs;

/**
 * Whether two players of one name are one person: by birth date, tolerating one day, because some sources are a day off; without birth
 * dates, by draft years that differ by more than one. Null if neither decides.
 */
export function isSamePerson(a: Person, b: Person): boolean | null {
  if (a.birthdate && b.birthdate) return daysBetween(a.birthdate, b.birthdate) <= 1;
  return a.draftYear && b.draftYear && Math.abs(a.draftYear - b.draftYear) > 1 ? false : null;
}

const isSameClass = (a: Person, b: Person): boolean => Boolean(a.draftYear) && a.draftYear === b.draftYear;

/**
 * Whether two players of one name are one person whatever their birth dates are: they play one position in one NFL team since one draft. If
 * a draft year is unknown, the birth dates are at most a year apart: sources mistype one part of a date.
 */
export function isSameCareer(a: NamedPlayer, b: NamedPlayer): boolean {
  if (!a.nflTeam || a.nflTeam !== b.nflTeam || !a.position || a.position !== b.position) return false;
  if (a.draftYear && b.draftYear) return a.draftYear === b.draftYear;
  return Boolean(a.birthdate && b.birthdate && daysBetween(a.birthdate, b.birthdate) <= 366);
}

/** Whether two players of one name can be one person: sources mistype one birth date in seventy, but agree on the draft year. */
export const canBeSamePerson = (a: Person, b: Person): boolean => isSamePerson(a, b) !== false || isSameClass(a, b);

/** Finds the one matching stored player; null when there is none or several. `alias` is the alias that matched, if one did. */
export type Match = (player: NamedPlayer) => (KnownPlayer & { alias?: string }) | null;

const defenceName = (name: string): string => nameKey(name.replace(/\s+(?:D\/?ST|DEF|Defense)$/i, ''));
/** Last words of teams' earlier names, to the present nickname. */
const formerNicknames = new Map([
  ['redskins', 'commanders'],
  ['team', 'commanders'],
  ['footballteam', 'commanders'],
  ['oilers', 'titans'],
]);
const nickname = (key: string): string => {
  const last = key.split(' ').at(-1) ?? '';
  return formerNicknames.get(last) ?? last;
};

const only = <T>(items: T[]): T | null => (items.length === 1 ? items[0]! : null);

/** Defences are known by their team: by its code, its name (`Houston Texans DST`), or its nickname. */
function matchDefence(defences: KnownPlayer[], { name, nflTeam }: NamedPlayer): KnownPlayer | null {
  const key = defenceName(name);
  const byCode = nflTeam === null ? null : only(defences.filter((defence) => defence.nflTeam === nflTeam));
  const byName = only(defences.filter((defence) => defenceName(defence.name) === key));
  return byCode ?? byName ?? only(defences.filter((defence) => nickname(defenceName(defence.name)) === nickname(key)));
}

/** Players by their normalised names. */
export const byNameKey = <Named extends { name: string }>(players: readonly Named[]): Map<string, Named[]> =>
  groupBy(players, ({ name }) => nameKey(name));

/** Chooses among the known players of a name. */
function choose(called: KnownPlayer[], player: NamedPlayer): KnownPlayer | null {
  const born = called.filter((each) => isSamePerson(each, player) === true);
  if (born.length === 1) return born[0]!;
  const peers = born.length ? [] : called.filter((each) => isSameCareer(each, player));
  if (peers.length === 1) return peers[0]!;
  const possible = born.length ? born : called.filter((each) => isSamePerson(each, player) !== false);
  const inTeam = (players: KnownPlayer[]) =>
    player.nflTeam === null ? null : only(players.filter(({ nflTeam }) => nflTeam === player.nflTeam));
  const clear = (players: KnownPlayer[]) =>
    only(players) ?? inTeam(players) ?? only(players.filter((each) => isSameClass(each, player)));
  if (player.position === null) return clear(possible);
  const same = possible.filter(({ position }) => position === player.position);
  // Sources disagree on some positions; then the team must be the same.
  return same.length ? clear(same) : inTeam(possible);
}

/**
 * Matches players by name: the same name key and position, a different birth date only with the same career ({@link isSameCareer}); of
 * several matches, the one with the same birth date, NFL team or draft year.
 * @param aliases names that people entered, to the names of our players
 */
export function playerMatcher(players: readonly KnownPlayer[], aliases: ReadonlyMap<string, string> = new Map()): Match {
  const namesakes = byNameKey(players);
  const defences = players.filter(({ position }) => position === 'DEF');
  const keyed = new Map([...aliases].map(([alias, to]) => [nameKey(alias), { alias, to: nameKey(to) }]));
  return (player) => {
    if (player.position === 'DEF') return matchDefence(defences, player);
    const key = nameKey(player.name);
    const meant = keyed.get(key);
    const found = choose(namesakes.get(meant?.to ?? key) ?? [], player);
    return found && meant ? { ...found, alias: meant.alias } : found;
  };
}
