import { toNflTeam } from '../domain/nflTeamCodes';
import { kinds, toNumber } from '../domain/numberKinds';
import { isDay, type Report } from '../domain/oddValues';
import { toPosition } from '../domain/positions';
import { toHeight } from './heights';
import { canBeSamePerson, isSamePerson, type KnownPlayer, type Match, type NamedPlayer } from './match';
import { nameKey } from './names';
import { readTable, requireColumns } from './table';

/** The sources of the ids in a crosswalk. */
export const idProviders = ['mfl', 'sleeper', 'fantasypros'] as const;
export type IdProvider = (typeof idProviders)[number];

/** A player with his ids in several sources; `height` as feet-inches. */
export interface CrosswalkRow extends NamedPlayer {
  ids: Partial<Record<IdProvider, string>>;
  birthdate: string | null;
  draftYear: number | null;
  height: string | null;
  weightLbs: number | null;
}

/** Reads a crosswalk such as DynastyProcess' `db_playerids.csv`. @throws PlayerFileError when a column is missing. */
export function readCrosswalk(csv: string, report: Report = () => undefined): CrosswalkRow[] {
  const table = readTable(csv);
  requireColumns(table, 'crosswalk', [['name'], ...idProviders.map((provider) => [`${provider}_id`])]);
  const rows = table.rows.flatMap((row) => {
    const name = row.text('name');
    const ids = idProviders.flatMap((provider) => {
      const id = row.text(`${provider}_id`);
      return id === null ? [] : [[provider, id] as const];
    });
    const position = row.text('position');
    if (name === null) return [];
    return [
      {
        ids: Object.fromEntries(ids),
        name,
        position: position && toPosition([position]).position,
        nflTeam: toNflTeam(row.text('team')),
        birthdate: row.value('birth date', (text) => (isDay(text) ? text : null), 'birthdate'),
        // 0 means none.
        draftYear: toNumber(row.text('draft_year'), kinds.draftYear),
        height: toHeight(row.text('height')),
        weightLbs: toNumber(row.text('weight'), kinds.weight),
      },
    ];
  });
  table.odd.messages().forEach(report);
  return rows;
}

/** A row of `player_external_id`; `alias` if an alias created the link. */
export interface ExternalId {
  provider: string;
  externalId: string;
  playerId: string;
  alias?: string | null;
}

/** Links found, and the players without one. */
export interface Linked<T> {
  links: ExternalId[];
  unmatched: T[];
}

/** The sources of links: existing ones, our players, a crosswalk, and matching by name. */
interface LinkSources {
  links: readonly ExternalId[];
  players: readonly KnownPlayer[];
  crosswalk: readonly CrosswalkRow[];
  match: Match;
}

/**
 * Matches the players of a provider to ours: by an existing link, by the crosswalk, by name. Crosswalks contain wrong ids. So two ids must
 * lead to one player, or one id to a player with the same birth date or name. Each of our players is linked once; the first match keeps the
 * link.
 */
export function linkPlayers<T extends NamedPlayer & { externalId: string }>(
  provider: IdProvider,
  players: readonly T[],
  { links, players: known, crosswalk, match }: LinkSources,
): Linked<T> {
  const key = (name: string, id: string) => `${name} ${id}`;
  const ours = new Map(links.map((link) => [key(link.provider, link.externalId), link.playerId]));
  const byId = new Map(known.map((player) => [player.id, player]));
  const rows = new Map(crosswalk.flatMap((row) => (row.ids[provider] ? [[row.ids[provider], row] as const] : [])));
  function byCrosswalk(player: T): string | undefined {
    const row = rows.get(player.externalId);
    if (!row) return undefined;
    const found = Object.entries(row.ids).flatMap(([name, id]) => ours.get(key(name, id)) ?? []);
    const isConfirmed = (playerId: string, i: number) => {
      const our = byId.get(playerId);
      if (found.indexOf(playerId) < i) return true;
      if (!our) return false;
      if (isSamePerson(our, player) || isSamePerson(our, row)) return true;
      return nameKey(our.name) === nameKey(player.name) && canBeSamePerson(our, player);
    };
    return found.find(isConfirmed);
  }
  const taken = new Set(links.filter((link) => link.provider === provider).map(({ playerId }) => playerId));
  const result: Linked<T> = { links: [], unmatched: [] };
  const link = (player: T, playerId: string | undefined, alias?: string): boolean => {
    if (playerId === undefined || taken.has(playerId)) return false;
    taken.add(playerId);
    result.links.push({ provider, externalId: player.externalId, playerId, ...(alias !== undefined && { alias }) });
    return true;
  };
  const open = players.filter(({ externalId }) => !ours.has(key(provider, externalId)));
  const unnamed = open.filter((player) => !link(player, byCrosswalk(player)));
  result.unmatched = unnamed.filter((player) => {
    const found = match(player);
    return !link(player, found?.id, found?.alias);
  });
  return result;
}
