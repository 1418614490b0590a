import type { HostAdapter, Source } from '../port';
import type { MflLeague } from './league';
import { MflRefusal } from './response';

/** The other seasons of a league, from the list in its `league` export. */
export const mflSeasons = (leagueOf: (source: Source) => Promise<MflLeague>): Pick<HostAdapter, 'history' | 'successor'> => ({
  async history(source) {
    const { host, seasons } = await leagueOf(source);
    const earlier = seasons.filter(({ season }) => season < source.season).sort((a, b) => b.season - a.season);
    return [{ ...source, host: host ?? source.host }, ...earlier];
  },
  async successor(source) {
    const season = source.season + 1;
    const known = (await leagueOf(source)).seasons.find((other) => other.season === season);
    if (known) return known;
    const next: Source = { externalId: source.externalId, season, host: null };
    const league = await leagueOf(next).catch((error: unknown) => {
      if (error instanceof MflRefusal) return null;
      throw error;
    });
    const isOurs = league?.seasons.some((other) => other.season === source.season && other.externalId === source.externalId);
    return league && isOurs ? { ...next, host: league.host } : null;
  },
});
