import { HostError } from '../errors';
import type { Report } from '../../domain/oddValues';
import type { HostAdapter, Source } from '../port';
import type { MflLeague } from './league';
import { MflRefusal } from './response';

type LeagueOf = (source: Source) => Promise<MflLeague>;

const isSame = (a: Source, b: Source) => a.externalId === b.externalId && a.season === b.season;

/** The league of a season; null where the host has none. */
const orNull = (error: unknown): null => {
  if (error instanceof MflRefusal) return null;
  throw error;
};

/** The same for one of several leagues of a season: it is not the one either if its response cannot be used. */
const orNullOfSeveral = (error: unknown): null => {
  if (error instanceof HostError && error.kind !== 'unreachable' && error.kind !== 'busy') return null;
  throw error;
};

/**
 * The other seasons of a league, from the list in its `league` export. If that names several leagues of a year, the one that names this
 * league too is meant, else the first that the host has; the others are reported.
 */
export function mflSeasons(leagueOf: LeagueOf, report: Report): Pick<HostAdapter, 'history' | 'successor'> {
  async function chosenOf(source: Source, candidates: Source[]): Promise<Source> {
    const found = [];
    for (const candidate of candidates) {
      const league = await leagueOf(candidate).catch(orNullOfSeveral);
      if (league) found.push({ candidate, isOurs: league.seasons.some((each) => isSame(each, source)) });
    }
    const { candidate } = found.find(({ isOurs }) => isOurs) ?? found[0] ?? { candidate: candidates[0]! };
    return candidate;
  }

  async function ofYear(source: Source, seasons: Source[], season: number): Promise<Source> {
    const candidates = seasons.filter((each) => each.season === season);
    if (candidates.length === 1 && season !== source.season) return candidates[0]!;
    const chosen = season === source.season ? source : await chosenOf(source, candidates);
    for (const other of candidates)
      if (!isSame(other, chosen))
        report(
          `MyFantasyLeague league ${source.externalId} in ${source.season}: its history names league ${other.externalId} ` +
            `of ${season}, too, which is left out for league ${chosen.externalId}`,
        );
    return chosen;
  }

  return {
    async history(source) {
      const { host, seasons } = await leagueOf(source);
      await ofYear(source, seasons, source.season);
      const years = [...new Set(seasons.map(({ season }) => season))].filter((season) => season < source.season);
      const earlier: Source[] = [];
      for (const year of years.sort((a, b) => b - a)) earlier.push(await ofYear(source, seasons, year));
      return [{ ...source, host: host ?? source.host }, ...earlier];
    },
    async successor(source) {
      const season = source.season + 1;
      const { seasons } = await leagueOf(source);
      if (seasons.some((other) => other.season === season)) return ofYear(source, seasons, season);
      const next: Source = { externalId: source.externalId, season, host: null };
      const league = await leagueOf(next).catch(orNull);
      const isOurs = league?.seasons.some((other) => isSame(other, source));
      return league && isOurs ? { ...next, host: league.host } : null;
    },
  };
}
