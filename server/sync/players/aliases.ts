import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { InvalidInputError, NotFoundError } from '../../domain/errors';
import { nameKey } from '../../playerFiles/names';
import { forgetImportFiles } from '../../db/queries/jobs/importFiles';
import { selectUnmatchedNames } from '../../db/queries/jobs/importRuns';
import { mergePlayers } from '../../db/queries/players/mergePlayers';
import {
  removeAliasRow,
  selectAliases,
  selectAliasRows,
  selectLinks,
  selectPlayers,
  setAlias,
  setLink,
} from '../../db/queries/players/knownPlayers';
import { isPlayer, platformNames, readHostPlayer } from './unmatchedNames';

type Schemas = components['schemas'];
type UnmatchedPlayer = Schemas['UnmatchedPlayer'];

const refused = (field: 'name' | 'player', message: string) => new InvalidInputError([{ field, message }]);

/** A stored alias: its player, and its previous player, if any. */
interface SavedAlias {
  name: string;
  player: string;
  before: string | undefined;
}

/** The text of a stored alias. */
export const aliasInWords = ({ name, player, before }: SavedAlias) =>
  `${name} is ${player}${before === undefined || before === player ? '' : `, was ${before}`}`;

/**
 * Stores an alias of a player, for imports that could not match the name, with its author. A host's player id, such as `mfl player 4711`,
 * becomes a link.
 * @throws InvalidInputError for `name` or `player`
 */
export async function saveAlias(db: Database, name: string, playerName: string, givenBy: string | null): Promise<SavedAlias> {
  // PostgreSQL's text cannot hold it.
  if (name.includes('\0')) throw refused('name', 'must not hold the character NUL');
  const players = await selectPlayers(db);
  const found = players.filter((each) => nameKey(each.name) === nameKey(playerName));
  const [player] = found;
  if (!player) throw refused('player', `must be the name of a player; there is no ${playerName}`);
  const id = readHostPlayer(name);
  if (id) {
    if (found.length > 1) throw refused('player', `must be the name of one player; ${found.length} are called ${player.name}`);
    return db.transaction(async (tx) => {
      const link = (await selectLinks(tx, id.provider)).find(({ externalId }) => externalId === id.externalId);
      const before = await setAlias(tx, { name, playerName: player.name, givenBy });
      await setLink(tx, { ...id, playerId: player.id, alias: name });
      if (link?.provisional) await mergePlayers(tx, link.playerId, player.id);
      return { name, player: player.name, before };
    });
  }
  const key = nameKey(name);
  if (!key) throw refused('name', 'must have a letter');
  if (players.some((each) => nameKey(each.name) === key))
    throw refused('name', `must not be the name of a player; ${name} is one`);
  return db.transaction(async (tx) => {
    const before = await setAlias(tx, { name: name.trim(), playerName: player.name, givenBy });
    await forgetImportFiles(tx);
    return { name, player: player.name, before };
  });
}

/** The aliases, newest first. */
export const listAliases = async (db: Database): Promise<Schemas['Alias'][]> =>
  (await selectAliasRows(db)).map(({ name, playerName, givenAt, givenBy }) => {
    const id = readHostPlayer(name);
    return { name, player: playerName, platform: (id && platformNames[id.provider]) ?? null, givenAt, givenBy };
  });

/**
 * Removes an alias, so that the next import does not match its name. Files are loaded again, as after a new alias.
 * @returns the name of its player
 * @throws NotFoundError
 */
export const removeAlias = (db: Database, name: string): Promise<string> =>
  db.transaction(async (tx) => {
    const player = name.includes('\0') ? undefined : await removeAliasRow(tx, name.trim());
    if (player === undefined) throw new NotFoundError(`Alias ${name}`);
    await forgetImportFiles(tx);
    return player;
  });

/** Up to five known names that share a word with `name`; more shared words and the same first letter rank higher. */
function suggestionsFor(name: string, known: { name: string; key: string }[]): string[] {
  const words = nameKey(name)
    .split(' ')
    .filter((word) => word.length > 1);
  const scoreOf = (key: string) => {
    const knownWords = key.split(' ');
    const shared = words.filter((word) => knownWords.includes(word)).length;
    return shared && shared * 2 + (knownWords[0]?.[0] === words[0]?.[0] ? 1 : 0);
  };
  return known
    .map((each) => ({ ...each, score: scoreOf(each.key) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.name.localeCompare(b.name, 'en'))
    .slice(0, 5)
    .map((each) => each.name);
}

const shownRuns = 5;

/** The players that the last run of any job could not match and that have no alias or link yet. */
export async function findUnmatched(db: Database): Promise<UnmatchedPlayer[]> {
  const unmatched = (await selectUnmatchedNames(db, shownRuns)).filter(({ name }) => isPlayer(name));
  if (!unmatched.length) return [];
  const known = (await selectPlayers(db)).map(({ name }) => ({ name, key: nameKey(name) }));
  const keys = new Set(known.map(({ key }) => key));
  const aliased = new Set([...(await selectAliases(db)).keys()].map(nameKey));
  const linked = new Set(
    (await selectLinks(db)).flatMap(({ provider, externalId, provisional }) =>
      provisional ? [] : [`${provider} ${externalId}`],
    ),
  );
  const isResolved = (name: string) => {
    const id = readHostPlayer(name);
    return id ? linked.has(`${id.provider} ${id.externalId}`) : aliased.has(nameKey(name));
  };
  return unmatched
    .filter(({ name }) => !isResolved(name))
    .map((each) => {
      const takesAlias = !keys.has(nameKey(each.name));
      return { ...each, takesAlias, suggestions: takesAlias ? suggestionsFor(each.name, known) : [] };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
