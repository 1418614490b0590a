import { eq } from 'drizzle-orm';
import type { Database } from '../db';
import { type CrosswalkRow, type IdProvider, linkPlayers } from '../imports/playerFiles/crosswalk';
import { playerMatcher } from '../imports/playerFiles/match';
import { nameKey } from '../imports/playerFiles/names';
import type { HostByeWeek, HostPlayer } from '../imports/provider';
import { type Player, selectAliases, selectLinks, selectPlayers } from '../queries/knownPlayers';
import { byeWeek, player, playerExternalId } from '../schema';
import { type Count, nothing, type Outcome, type Store, total } from './outcome';
import { writeSet } from './writeSet';

/** A player whom the host adds. */
const newPlayer = (id: string, { playerId: _, ...host }: HostPlayer): Player => ({ id, ...host });

/** What the host knows newer or better of a player whom we have; his name and position stay as we have them. */
const changedPlayer = (ours: Player, host: HostPlayer): Player => ({
  ...ours,
  nflTeam: host.nflTeam,
  birthdate: ours.birthdate ?? host.birthdate,
  draftYear: ours.draftYear ?? host.draftYear,
});

/**
 * Writes a host's players. One is ours by the link that we have, by the same id, by the crosswalk or by name; whoever is like none of
 * ours is added; whoever is like one of ours, but not clearly, is `unmatched`.
 * @param idOf our id of a player who is added
 */
export async function writePlayers(
  tx: Database,
  provider: IdProvider,
  players: HostPlayer[],
  crosswalk: CrosswalkRow[],
  idOf: (externalId: string) => string,
): Promise<Outcome> {
  const known = await selectPlayers(tx);
  const links = await selectLinks(tx);
  const byId = new Map(known.map((row) => [row.id, row]));
  const named = players.map((host) => ({ ...host, externalId: host.playerId }));
  const linked = new Map(links.filter((link) => link.provider === provider).map((link) => [link.externalId, link.playerId]));
  const sameId = named.flatMap(({ externalId }) => {
    const playerId = idOf(externalId);
    return byId.has(playerId) && !linked.has(externalId) ? [{ provider, externalId, playerId }] : [];
  });
  const match = playerMatcher(known, await selectAliases(tx));
  const found = linkPlayers(provider, named, [...links, ...sameId], crosswalk, match);
  const keys = new Set(known.map(({ name }) => nameKey(name)));
  const isAlike = ({ name }: HostPlayer) => keys.has(nameKey(name));
  const added = found.unmatched.filter((host) => !isAlike(host));
  const newLinks = [
    ...sameId,
    ...found.links,
    ...added.map(({ externalId }) => ({ provider, externalId, playerId: idOf(externalId) })),
  ];
  for (const { externalId, playerId } of newLinks) linked.set(externalId, playerId);
  const rows = players.flatMap((host) => {
    const id = linked.get(host.playerId);
    const ours = id === undefined ? undefined : byId.get(id);
    if (id === undefined) return [];
    return [ours ? changedPlayer(ours, host) : newPlayer(id, host)];
  });
  const playerCount = await writeSet(tx, player, undefined, rows, { keepOthers: true });
  const linkCount = await writeSet(tx, playerExternalId, eq(playerExternalId.provider, provider), newLinks, { keepOthers: true });
  const unmatched = found.unmatched.filter(isAlike).map(({ name }) => name);
  return { ...total(playerCount, linkCount), unmatched: unmatched.sort() };
}

/** Writes which team rests when. */
async function writeByes(tx: Database, season: number, byes: HostByeWeek[]): Promise<Count> {
  const rows = byes.map((bye) => ({ season, ...bye }));
  return writeSet(tx, byeWeek, eq(byeWeek.season, season), rows, { keepOthers: true });
}

/** What the host of the default provider's leagues knows of a season's players and NFL teams. */
export interface CommonAnswers {
  players: (season: number) => Promise<HostPlayer[]>;
  byeWeeks: (season: number) => Promise<HostByeWeek[]>;
}

/** The players and bye weeks of a season. */
export async function populatePlayers(host: CommonAnswers, season: number, crosswalk: CrosswalkRow[]): Promise<Store> {
  const players = await host.players(season);
  const byes = await host.byeWeeks(season);
  return async (tx) => {
    if (!players.length && !byes.length) return nothing(`The host has no players of ${season} yet.`);
    const outcome = await writePlayers(tx, 'mfl', players, crosswalk, (id) => `mfl-${id}`);
    return { ...total(outcome, await writeByes(tx, season, byes)), unmatched: outcome.unmatched };
  };
}

/** The players of Sleeper, whose ids are ours. */
export const updateSleeperPlayers =
  (players: HostPlayer[], crosswalk: CrosswalkRow[]): Store =>
  (tx) =>
    writePlayers(tx, 'sleeper', players, crosswalk, (id) => id);
