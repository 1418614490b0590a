import type { Database } from '../db';
import { HostError } from '../hosts/errors';
import { textOf } from '../hosts/hostText';
import type { HostAdapter, Source } from '../hosts/port';
import type { League } from '../db/queries/leagues/leagues';
import { selectSources } from '../db/queries/leagues/sources';
import { selectWatermarks, type Watermark, weeksResource } from '../db/queries/seasons/watermarks';
import type { Hosts } from './hosts';
import { readOfLeague } from './players/ownPlayers';
import { ImportError, skippedImport, type ImportWrite } from './result';

/**
 * A league with its host; `source` is the current season there, `sources` all stored seasons, newest first; a `frozen` one can no longer
 * change, and the season before it is known. `acceptDrop` if a person has confirmed that most of the league's rows may be removed.
 */
export interface HostedLeague {
  league: League;
  adapter: HostAdapter;
  source: Source;
  sources: (Source & { provider: string })[];
  frozen: ReadonlySet<number>;
  /** The time in milliseconds since 1970. */
  now: () => number;
  acceptDrop?: boolean;
  /** Whether it is being added: rows under its id belong to the league that it replaces. */
  isNew?: boolean;
  /** Gets the name of what is read next, as progress. */
  onStep?: (step: string) => void;
}

/** The league with the host of its current season; undefined without a host. */
export async function findHostedLeague(db: Database, hosts: Hosts, league: League): Promise<HostedLeague | undefined> {
  const sources = await selectSources(db, league.id);
  const source = sources.find(({ season }) => season === league.season);
  if (!source) return undefined;
  const marks = await selectWatermarks(db, league.id, weeksResource);
  const frozen = new Set(marks.filter(({ complete }) => complete).map((mark) => mark.season));
  return { league, adapter: hosts.of(source.provider, league.id), source, sources, frozen, now: hosts.now };
}

/** The watermarks of a league's resource, by season. */
export async function selectMarks(
  db: Database,
  { league, isNew }: HostedLeague,
  resource: string,
): Promise<Map<number, Watermark>> {
  const marks = isNew ? [] : await selectWatermarks(db, league.id, resource);
  return new Map(marks.map((mark) => [mark.season, mark]));
}

/**
 * Makes a job that reads a league from its host, and does nothing for a league without one.
 * @param acceptDrop whether most of the league's rows may be removed
 */
export const fromHost =
  (db: Database, read: (hosted: HostedLeague) => Promise<ImportWrite>, acceptDrop = false) =>
  async (hosts: Hosts, league?: League): Promise<ImportWrite> => {
    const hosted = league && (await findHostedLeague(db, hosts, league));
    if (hosted) return readOfLeague(hosted.adapter, () => read({ ...hosted, acceptDrop }));
    return () => Promise.resolve(skippedImport(`Season ${league?.season} of this league comes from no host.`));
  };

/** The reason why a season could not be read, as a text. */
export const refusalOf = (season: number, error: Error) => `season ${season}: ${textOf(error)}`;

/**
 * Every season of the league up to the current one, newest first: the host's, and stored ones that the host does not list. `refused` names
 * the season before which no others could be found, and why.
 */
export async function seasonsOf(hosted: HostedLeague): Promise<{ sources: Source[]; refused: string[] }> {
  const { adapter, source, sources, frozen } = hosted;
  const refused: string[] = [];
  const known = new Set(sources.filter(({ season }) => frozen.has(season)).map(({ externalId }) => externalId));
  const named = await adapter.history(source, {
    isKnown: (externalId) => known.has(externalId),
    onBreak: (season, error) => refused.push(refusalOf(season, error)),
  });
  const stored = sources.filter(
    (each) =>
      each.provider === adapter.name && each.season < source.season && !named.some(({ season }) => season === each.season),
  );
  const all = [...named, ...stored.map(({ externalId, season, host }) => ({ externalId, season, host }))];
  return { sources: all.sort((a, b) => b.season - a.season), refused };
}

/**
 * Runs a task for a season. If the host's responses about an earlier season are unusable, the reason is added to `refused`, and the other
 * seasons continue.
 */
export async function forSeason<Result>(
  { season }: Source,
  current: Source,
  refused: string[],
  run: () => Promise<Result>,
): Promise<Result[]> {
  try {
    return [await run()];
  } catch (error) {
    const isOfHost = error instanceof HostError || error instanceof ImportError;
    if (season === current.season || !isOfHost) throw error;
    refused.push(refusalOf(season, error));
    return [];
  }
}

/** Reads seasons of a league. Earlier ones that cannot be read are added to `refused`. */
export async function readSeasons<Read>(
  sources: Source[],
  current: Source,
  read: (source: Source) => Promise<Read>,
): Promise<{ seasons: Read[]; refused: string[] }> {
  const refused: string[] = [];
  const seasons: Read[] = [];
  for (const source of sources) seasons.push(...(await forSeason(source, current, refused, () => read(source))));
  return { seasons, refused };
}
