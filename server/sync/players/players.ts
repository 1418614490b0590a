import type { Database } from '../../db';
import { type CrosswalkRow, type IdProvider, linkPlayers } from '../../playerFiles/crosswalk';
import { doubledPlayers } from '../../playerFiles/doubles';
import { wrongLinks } from '../../playerFiles/wrongLinks';
import { byNameKey, canBeSamePerson, playerMatcher } from '../../playerFiles/match';
import { nameKey } from '../../playerFiles/names';
import type { Report } from '../../domain/oddValues';
import { toPlayerId } from '../../hosts/sleeper/playerIds';
import type { HostByeWeek, HostPlayer } from '../../hosts/hostRows';
import { selectByeWeeks, syncByeWeeks } from '../../db/queries/players/byeWeeks';
import {
  type ExternalId,
  type Player,
  selectAliases,
  selectLinks,
  selectPlayers,
  syncLinks,
  syncPlayers,
} from '../../db/queries/players/knownPlayers';
import { mergePlayers, movePlayers } from '../../db/queries/players/mergePlayers';
import { skippedImport, type ImportResult, type ImportWrite, total } from '../result';
import { ownIdOf } from './unknownPlayers';
import { nameOfHostPlayer } from './unmatchedNames';

const newPlayer = (id: string, { playerId: _, searchRank = null, ...host }: HostPlayer): Player => ({ id, ...host, searchRank });

/** Updates a known player: the NFL team always, the search rank where the host has one, birth date and draft year where they are missing, name and position never. */
const changedPlayer = (ours: Player, host: HostPlayer): Player => ({
  ...ours,
  nflTeam: host.nflTeam,
  birthdate: ours.birthdate ?? host.birthdate,
  draftYear: ours.draftYear ?? host.draftYear,
  searchRank: host.searchRank === undefined ? ours.searchRank : host.searchRank,
});

/**
 * Writes a host's players:
 * - a player is known by a stored link, by the same id, by the crosswalk or by name;
 * - a player with a new name, or who is a different person from all players of that name, is added;
 * - a player with several possible namesakes is added provisionally, and `unmatched`;
 * - a provisional player who is now known is merged with the known one;
 * - a player who was added although another host's player is the same person is merged with that one;
 * - a defence stored under its team's earlier code is merged with the present one;
 * - a stored link that the host's own data contradict is corrected, with the rows of the host's leagues, and reported.
 */
export async function writePlayers(
  tx: Database,
  provider: IdProvider,
  players: HostPlayer[],
  crosswalk: CrosswalkRow[],
): Promise<ImportResult> {
  const all = await selectPlayers(tx);
  const stored = await selectLinks(tx);
  const named = players.map((host) => ({ ...host, externalId: host.playerId }));
  const ofThis = stored.filter((link) => link.provider === provider);
  const isAdded = ({ externalId, playerId }: ExternalId) => playerId !== externalId && playerId === ownIdOf(provider, externalId);
  const doubled = doubledPlayers(named, ofThis.filter(isAdded), all, new Set(ofThis.map(({ playerId }) => playerId)));
  const isOpen = ({ provisional, playerId }: ExternalId) => provisional || doubled.has(playerId);
  const known = all.filter(({ id }) => !doubled.has(id));
  const certain = stored.filter((link) => !isOpen(link));
  const byId = new Map(known.map((row) => [row.id, row]));
  const match = playerMatcher(known, await selectAliases(tx));
  const ofHost = certain.filter((link) => link.provider === provider);
  const own = new Set(
    ofHost.filter((link) => link.playerId === ownIdOf(provider, link.externalId)).map(({ externalId }) => externalId),
  );
  const foreign = named.filter(({ externalId }) => !own.has(externalId));
  const wrong = wrongLinks(foreign, ofHost, known, match);
  const links = certain.filter((link) => !wrong.some((each) => each.link === link));
  const linked = new Map(links.filter((link) => link.provider === provider).map((link) => [link.externalId, link.playerId]));
  const sameId = named.flatMap(({ externalId }) => {
    const playerId = ownIdOf(provider, externalId);
    return byId.has(playerId) && !linked.has(externalId) ? [{ provider, externalId, playerId }] : [];
  });
  const found = linkPlayers(provider, named, { links: [...links, ...sameId], players: known, crosswalk, match });
  const namesakes = byNameKey(known);
  const isAlike = (host: HostPlayer) => namesakes.get(nameKey(host.name))?.some((ours) => canBeSamePerson(ours, host)) ?? false;
  const added = found.unmatched.map((host) => ({
    ...{ provider, externalId: host.externalId, playerId: ownIdOf(provider, host.externalId) },
    provisional: isAlike(host),
  }));
  const newLinks: ExternalId[] = [...sameId, ...found.links, ...added];
  for (const { externalId, playerId } of newLinks) linked.set(externalId, playerId);
  const rows = players.map((host): Player => {
    const id = linked.get(host.playerId)!;
    const ours = byId.get(id);
    return ours ? changedPlayer(ours, host) : newPlayer(id, host);
  });
  const playerCount = await syncPlayers(tx, rows);
  const linkCount = await syncLinks(tx, provider, newLinks);
  for (const link of ofThis) {
    const { externalId, playerId } = link;
    if (isOpen(link) && linked.has(externalId)) await mergePlayers(tx, playerId, linked.get(externalId)!);
    const present = provider === 'sleeper' ? toPlayerId(externalId) : externalId;
    if (present !== externalId && linked.has(present)) await mergePlayers(tx, playerId, linked.get(present)!);
  }
  const moves = wrong
    .map((each) => ({ ...each, to: linked.get(each.host.externalId)! }))
    .filter(({ to, wrong: of }) => to !== of.id);
  await movePlayers(tx, provider, new Map(moves.map(({ wrong: of, to }) => [of.id, to])));
  const corrected = wrong.map(
    ({ host, wrong: of }) =>
      `players: ${nameOfHostPlayer(provider, host.externalId)} was linked to ${of.position} ${of.name}, but is ${host.position} ${host.name}: corrected`,
  );
  const merged = named
    .filter(({ externalId }) => doubled.has(ownIdOf(provider, externalId)))
    .map(({ name, externalId }) => `players: ${name} was also stored as ${nameOfHostPlayer(provider, externalId)}: merged`);
  const ambiguous = found.unmatched.filter(isAlike).map(({ name }) => name);
  return { ...total(playerCount, linkCount), unmatched: [...ambiguous.sort(), ...corrected, ...merged] };
}

/** The endpoints that belong to no league: a season's players and the bye weeks of NFL teams. */
export interface PlayerSource {
  players: (season: number, report: Report) => Promise<HostPlayer[]>;
  byeWeeks: (season: number, report: Report) => Promise<HostByeWeek[]>;
}

/** The players and bye weeks of a season. */
export async function populatePlayers(
  host: PlayerSource,
  season: number,
  crosswalk: CrosswalkRow[],
  report: Report,
): Promise<ImportWrite> {
  const players = await host.players(season, report);
  const byes = await host.byeWeeks(season, report);
  return async (tx) => {
    if (!players.length && !byes.length) return skippedImport(`The host has no players of ${season} yet.`);
    const storedByes = await selectByeWeeks(tx, season);
    const missing = [...(players.length ? [] : ['players']), ...(byes.length || !storedByes.length ? [] : ['nflByeWeeks'])];
    const outcome = await writePlayers(tx, 'mfl', players, crosswalk);
    const byeRows = byes.map((bye) => ({ season, ...bye }));
    const gone = missing.map((name) => `season ${season}: MyFantasyLeague has no ${name} of ${season}`);
    return { ...total(outcome, await syncByeWeeks(tx, season, byeRows)), unmatched: [...outcome.unmatched, ...gone] };
  };
}

/** MyFantasyLeague's players of a season. */
export async function updateMflPlayers(
  host: Pick<PlayerSource, 'players'>,
  season: number,
  crosswalk: CrosswalkRow[],
  report: Report,
): Promise<ImportWrite> {
  const players = await host.players(season, report);
  if (!players.length) report(`MyFantasyLeague has no players of ${season}`);
  return (tx) => writePlayers(tx, 'mfl', players, crosswalk);
}

/** Sleeper's players. Their ids are the product's own ids. */
export async function updateSleeperPlayers(
  host: Pick<PlayerSource, 'players'>,
  season: number,
  crosswalk: CrosswalkRow[],
  report: Report,
): Promise<ImportWrite> {
  const players = await host.players(season, report);
  return (tx) => writePlayers(tx, 'sleeper', players, crosswalk);
}
