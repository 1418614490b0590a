import { groupBy } from '../domain/groupBy';
import { toNflTeam } from '../domain/nflTeamCodes';
import { kinds, toNumber } from '../domain/numberKinds';
import { isDay, type Report } from '../domain/oddValues';
import { toPosition } from '../domain/positions';
import { toHeight } from './heights';
import { canBeSamePerson, isSameCareer, isSamePerson, type KnownPlayer, type Match, type NamedPlayer } from './match';
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

/** The fit by birth date and name. */
const exactly = 4;

/**
 * How well a host's player fits one of ours: 4 by birth date and name, 3 by name and career, 2 by birth date, 1 by name and position; below 0
 * he is another person.
 */
function fitOf(our: KnownPlayer, player: NamedPlayer): number {
  const isNamed = nameKey(our.name) === nameKey(player.name);
  const isSame = isSamePerson(our, player);
  if (isSame === true) return isNamed ? exactly : 2;
  if (isNamed && isSameCareer(our, player)) return 3;
  if (isSame === false) return isNamed && canBeSamePerson(our, player) ? 0 : -1;
  if (isNamed) return our.position === player.position ? 1 : 0.5;
  return 0;
}

/**
 * The crosswalk's player for a host's player. A row is wrong where the host's own data contradict it, and never proves itself: it counts
 * with the same birth date or name, with a second id that leads to the same player, or if it has the host's name and our birth date.
 */
function crosswalkReader({ links, players: known, crosswalk }: LinkSources, provider: IdProvider) {
  const ours = new Map(links.map((link) => [`${link.provider} ${link.externalId}`, link.playerId]));
  const byId = new Map(known.map((player) => [player.id, player]));
  const rows = groupBy(
    crosswalk.filter(({ ids }) => ids[provider]),
    ({ ids }) => ids[provider]!,
  );
  return (player: NamedPlayer & { externalId: string }): KnownPlayer | undefined => {
    const candidates = (rows.get(player.externalId) ?? []).flatMap((row) => {
      const found = Object.entries(row.ids).flatMap(([name, id]) => ours.get(`${name} ${id}`) ?? []);
      return found.flatMap((playerId, i) => {
        const our = byId.get(playerId);
        if (!our) return [];
        const fit = fitOf(our, player);
        const isRow = nameKey(row.name) === nameKey(player.name) && isSamePerson(our, row) === true;
        const isNamed = nameKey(our.name) === nameKey(player.name);
        const isConfirmed = fit > 0 || isNamed || isRow || found.indexOf(playerId) < i;
        return fit >= 0 && isConfirmed ? [{ our, fit }] : [];
      });
    });
    return candidates.toSorted((a, b) => b.fit - a.fit)[0]?.our;
  };
}

/**
 * Matches the players of a provider to ours: by an existing link, by name and birth date, by the crosswalk, by name. Each of our players is
 * linked once; the first match keeps the link.
 */
export function linkPlayers<T extends NamedPlayer & { externalId: string }>(
  provider: IdProvider,
  players: readonly T[],
  sources: LinkSources,
): Linked<T> {
  const { links, match } = sources;
  const ofProvider = links.filter((link) => link.provider === provider);
  const taken = new Set(ofProvider.map(({ playerId }) => playerId));
  const linked = new Set(ofProvider.map(({ externalId }) => externalId));
  const byCrosswalk = crosswalkReader(sources, provider);
  const open = players.filter(({ externalId }) => !linked.has(externalId)).map((player) => ({ player, named: match(player) }));
  const exact = groupBy(
    open.filter(({ player, named }) => named && !named.alias && fitOf(named, player) === exactly),
    ({ named }) => named!.id,
  );
  const isExact = ({ named }: (typeof open)[number]) => named !== null && exact.get(named.id)?.length === 1;
  const result: Linked<T> = { links: [], unmatched: [] };
  const link = (player: T, playerId: string | undefined, alias?: string): boolean => {
    if (playerId === undefined || taken.has(playerId)) return false;
    taken.add(playerId);
    result.links.push({ provider, externalId: player.externalId, playerId, ...(alias !== undefined && { alias }) });
    return true;
  };
  /** The better of the crosswalk's player and the one of the name; the crosswalk's where they fit equally well. */
  const best = ({ player, named }: (typeof open)[number]): string | undefined => {
    const found = byCrosswalk(player);
    if (!found || !named || named.alias !== undefined) return found?.id;
    return fitOf(named, player) > fitOf(found, player) ? named.id : found.id;
  };
  const inexact = open.filter((each) => !isExact(each) || !link(each.player, each.named!.id));
  const unnamed = inexact.filter((each) => !link(each.player, best(each)));
  result.unmatched = unnamed.filter(({ player, named }) => !link(player, named?.id, named?.alias)).map(({ player }) => player);
  return result;
}
