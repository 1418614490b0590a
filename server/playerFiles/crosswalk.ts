import { toNflTeam } from '../domain/nflTeamCodes';
import { toPosition } from '../domain/positions';
import { toHeight } from './heights';
import type { Match, NamedPlayer } from './match';
import { readTable, requireColumns } from './table';

/** Whose ids a crosswalk lists. */
export const idProviders = ['mfl', 'sleeper', 'fantasypros'] as const;
export type IdProvider = (typeof idProviders)[number];

/** A player under the ids that several sources give him; `height` as feet-inches. */
export interface CrosswalkRow extends NamedPlayer {
  ids: Partial<Record<IdProvider, string>>;
  birthdate: string | null;
  draftYear: number | null;
  height: string | null;
  weightLbs: number | null;
}

/** Reads a crosswalk such as DynastyProcess' `db_playerids.csv`. @throws PlayerFileError when a column is missing. */
export function readCrosswalk(csv: string): CrosswalkRow[] {
  const table = readTable(csv);
  requireColumns(table, 'crosswalk', [['name'], ...idProviders.map((provider) => [`${provider}_id`])]);
  return table.rows.flatMap((row) => {
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
        birthdate: row.text('birthdate'),
        draftYear: row.number('draft_year'),
        height: toHeight(row.text('height')),
        weightLbs: row.number('weight'),
      },
    ];
  });
}

/** A row of `player_external_id`; `alias` where that made the link. */
export interface ExternalId {
  provider: string;
  externalId: string;
  playerId: string;
  alias?: string | null;
}

/** Links found, and the players of whom none was. */
export interface Linked<T> {
  links: ExternalId[];
  unmatched: T[];
}

/**
 * Finds out which of our players the players of a provider are: by a link we have, by an id that the crosswalk sets beside theirs, by
 * name. A player of ours is linked once; the first one found keeps him.
 */
export function linkPlayers<T extends NamedPlayer & { externalId: string }>(
  provider: IdProvider,
  players: readonly T[],
  known: readonly ExternalId[],
  crosswalk: readonly CrosswalkRow[],
  match: Match,
): Linked<T> {
  const key = (name: string, id: string) => `${name} ${id}`;
  const ours = new Map(known.map((link) => [key(link.provider, link.externalId), link.playerId]));
  const rows = new Map(crosswalk.flatMap((row) => (row.ids[provider] ? [[row.ids[provider], row] as const] : [])));
  const byCrosswalk = (externalId: string): string | undefined =>
    Object.entries(rows.get(externalId)?.ids ?? {})
      .map(([name, id]) => ours.get(key(name, id)))
      .find((playerId) => playerId !== undefined);
  const taken = new Set(known.filter((link) => link.provider === provider).map(({ playerId }) => playerId));
  const result: Linked<T> = { links: [], unmatched: [] };
  const link = (player: T, playerId: string | undefined, alias?: string): boolean => {
    if (playerId === undefined || taken.has(playerId)) return false;
    taken.add(playerId);
    result.links.push({ provider, externalId: player.externalId, playerId, ...(alias !== undefined && { alias }) });
    return true;
  };
  const open = players.filter(({ externalId }) => !ours.has(key(provider, externalId)));
  const unnamed = open.filter((player) => !link(player, byCrosswalk(player.externalId)));
  result.unmatched = unnamed.filter((player) => {
    const found = match(player);
    return !link(player, found?.id, found?.alias);
  });
  return result;
}
