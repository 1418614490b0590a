import type { Database } from '../db';
import { HostRefusal } from '../imports/liveTransport';
import type { Provider, Source } from '../imports/provider';
import { toCents } from '../imports/points';
import type { League } from '../queries/leagues';
import { selectSources } from '../queries/sources';
import type { Hosts } from './hosts';
import { nothing, type Store } from './outcome';
import { nameOfHostPlayer } from './unmatchedNames';

/** A league with its host: `source` is its season there, `sources` all that are known, newest first. */
export interface Hosted {
  league: League;
  provider: Provider;
  source: Source;
  sources: Source[];
}

/** The host of a league's season; undefined for one that comes from no host. */
export async function hostedSeason(db: Database, hosts: Hosts, league: League): Promise<Hosted | undefined> {
  const sources = await selectSources(db, league.id);
  const source = sources.find(({ season }) => season === league.season);
  return source && { league, provider: hosts.of(source.provider, league.id), source, sources };
}

/** Reads a league from its host. One that comes from no host has nothing to be read. */
export const fromHost =
  (db: Database, read: (hosted: Hosted) => Promise<Store>) =>
  async (hosts: Hosts, league?: League): Promise<Store> => {
    const hosted = league && (await hostedSeason(db, hosts, league));
    if (hosted) return read(hosted);
    return () => Promise.resolve(nothing(`Season ${league?.season} of this league comes from no host.`));
  };

/** Points as the tables hold them. */
export const cents = (points: number): number => toCents(points) / 100;

/** Rows of a host's players as rows of ours; players whom we do not know are `unmatched`, by the host's id. */
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

/** Reads seasons of a league. An earlier one that the host refuses, such as of a league that was private then, is told. */
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
