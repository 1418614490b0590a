import type { Database } from '../db';
import { HostError } from '../hosts/errors';
import type { Provider, Source } from '../hosts/port';
import { toCents } from '../domain/points';
import type { League } from '../db/queries/leagues';
import { selectSources } from '../db/queries/sources';
import { selectWatermarks } from '../db/queries/watermarks';
import type { Hosts } from './hosts';
import { ImportError, skippedImport, type ImportWrite } from './result';

/**
 * A league with its host; `source` is the current season there, `sources` all stored seasons, newest first; of a `frozen` one nothing can
 * change any more, and the season before it is known. `acceptDrop` when a person has
 * confirmed that the host may take most of the league's rows away.
 */
export interface HostedLeague {
  league: League;
  provider: Provider;
  source: Source;
  sources: (Source & { provider: string })[];
  frozen: ReadonlySet<number>;
  acceptDrop?: boolean;
}

/** The league with the host of its current season; undefined without a host. */
export async function findHostedLeague(db: Database, hosts: Hosts, league: League): Promise<HostedLeague | undefined> {
  const sources = await selectSources(db, league.id);
  const source = sources.find(({ season }) => season === league.season);
  if (!source) return undefined;
  const marks = await selectWatermarks(db, league.id, 'weeks');
  const frozen = new Set(marks.filter(({ complete }) => complete).map((mark) => mark.season));
  return { league, provider: hosts.of(source.provider, league.id), source, sources, frozen };
}

/** Makes a job that reads a league from its host, and does nothing for a league without one. */
export const fromHost =
  (db: Database, read: (hosted: HostedLeague) => Promise<ImportWrite>) =>
  async (hosts: Hosts, league?: League): Promise<ImportWrite> => {
    const hosted = league && (await findHostedLeague(db, hosts, league));
    if (hosted) return read(hosted);
    return () => Promise.resolve(skippedImport(`Season ${league?.season} of this league comes from no host.`));
  };

/** Points rounded to two decimals, as the tables store them. */
export const cents = (points: number): number => toCents(points) / 100;

/** Says why a season could not be read. */
export const refusalOf = (season: number, error: Error) => `season ${season}: ${error.message}`;

/**
 * Every season of the league up to the current one, newest first: those that the host names, and those stored that it does not name.
 * `refused` tells which one it could not look behind, and why.
 */
export async function seasonsOf(hosted: HostedLeague): Promise<{ sources: Source[]; refused: string[] }> {
  const { provider, source, sources, frozen } = hosted;
  const refused: string[] = [];
  const known = new Set(sources.filter(({ season }) => frozen.has(season)).map(({ externalId }) => externalId));
  const named = await provider.history(source, {
    isKnown: (externalId) => known.has(externalId),
    onBreak: (season, error) => refused.push(refusalOf(season, error)),
  });
  const stored = sources.filter(
    (each) =>
      each.provider === provider.name && each.season < source.season && !named.some(({ season }) => season === each.season),
  );
  const all = [...named, ...stored.map(({ externalId, season, host }) => ({ externalId, season, host }))];
  return { sources: all.sort((a, b) => b.season - a.season), refused };
}

/**
 * Does something for a season. Where the host's answers about an earlier season cannot be used, the reason goes to `refused`, and the other
 * seasons go on.
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

/** Reads seasons of a league. Earlier ones that cannot be read go to `refused`. */
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
