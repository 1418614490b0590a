import type { Database } from '../db';
import { HostRefusal } from '../hosts/transport/live';
import type { Provider, Source } from '../hosts/port';
import { toCents } from '../domain/points';
import type { League } from '../db/queries/leagues';
import { selectSources } from '../db/queries/sources';
import type { Hosts } from './hosts';
import { skippedImport, type ImportWrite } from './result';
import { nameOfHostPlayer } from './unmatchedNames';

/** A league with its host; `source` is the current season there, `sources` all known seasons, newest first. */
export interface HostedLeague {
  league: League;
  provider: Provider;
  source: Source;
  sources: Source[];
}

/** The league with the host of its current season; undefined without a host. */
export async function findHostedLeague(db: Database, hosts: Hosts, league: League): Promise<HostedLeague | undefined> {
  const sources = await selectSources(db, league.id);
  const source = sources.find(({ season }) => season === league.season);
  return source && { league, provider: hosts.of(source.provider, league.id), source, sources };
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

/** Replaces a host's player ids by ours. Rows of unknown players are dropped and reported as `unmatched`. */
export function matched<Row extends { playerId: string }>(
  rows: readonly Row[],
  ids: ReadonlyMap<string, string>,
  provider: string,
): { known: Row[]; unmatched: string[] } {
  const known = rows.flatMap((row) => {
    const playerId = ids.get(row.playerId);
    return playerId === undefined ? [] : [{ ...row, playerId }];
  });
  const unmatched = rows.filter(({ playerId }) => !ids.has(playerId)).map(({ playerId }) => nameOfHostPlayer(provider, playerId));
  return { known, unmatched: [...new Set(unmatched)] };
}

/** Reads seasons of a league. An earlier season that the host refuses, such as one of a private league, goes to `refused`. */
export async function readSeasons<Read>(
  sources: Source[],
  current: Source,
  read: (source: Source) => Promise<Read>,
): Promise<{ seasons: Read[]; refused: string[] }> {
  const seasons: Read[] = [];
  const refused: string[] = [];
  for (const source of sources) {
    try {
      seasons.push(await read(source));
    } catch (error) {
      if (source.season === current.season || !(error instanceof HostRefusal)) throw error;
      refused.push(`season ${source.season}: ${error.message}`);
    }
  }
  return { seasons, refused };
}
