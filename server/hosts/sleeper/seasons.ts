import type { Report } from '../../domain/oddValues';
import { HostError } from '../errors';
import { reportTwice, toFieldsList, toText } from '../fields';
import type { HostAdapter, Source } from '../port';
import { parseLeague, type SleeperLeague } from './league';
import type { SleeperReader } from './reader';
import type { SleeperUser } from './users';

interface Context {
  readOrNull: SleeperReader['readOrNull'];
  leagueAt: (externalId: string) => Promise<SleeperLeague>;
  usersOf: (source: Source) => Promise<Map<string, SleeperUser>>;
  /** Gets what is left out of the seasons. */
  report: Report;
}

/**
 * The other seasons of a league. Each season names the previous one; the next one is among the leagues of its users. Of several candidates,
 * as after a second renewal, it is the one that other users also have, then one that has drafted.
 */
export const sleeperSeasons = ({
  readOrNull,
  leagueAt,
  usersOf,
  report,
}: Context): Pick<HostAdapter, 'history' | 'successor'> => ({
  async history(source, { isKnown, onBreak } = {}) {
    const sources: Source[] = [];
    const seen = new Set<string>();
    for (let id: string | null = source.externalId; id !== null;) {
      const last = sources.at(-1);
      const league: SleeperLeague | null = await leagueAt(id).catch((error: unknown) => {
        if (!last || !(error instanceof HostError)) throw error;
        onBreak?.(last.season - 1, error);
        return null;
      });
      if (!league || seen.has(id)) break;
      seen.add(id);
      if (!last || league.season < last.season) sources.push({ externalId: id, season: league.season, host: null });
      else report(`Sleeper league ${id} is of ${league.season}, but is named as the season before ${last.season}`);
      id = league.previousExternalId;
      if (id !== null && isKnown?.(id)) break;
    }
    return sources;
  },
  async successor(source) {
    const season = source.season + 1;
    let renewals: SleeperLeague[] = [];
    for (const { userId } of (await usersOf(source)).values()) {
      const ofUser = await readOrNull(`user/${userId}/leagues/nfl/${season}`, (response, reportRow) =>
        reportTwice(
          toFieldsList(response, 'Sleeper leagues').filter((league) => toText(league.previous_league_id) === source.externalId),
          reportRow,
          'Sleeper leagues: league_id',
          (league) => toText(league.league_id),
        ).map((league) => parseLeague(league, reportRow)),
      );
      if (!ofUser.length) continue;
      const shared = renewals.filter(({ leagueId }) => ofUser.some((league) => league.leagueId === leagueId));
      renewals = shared.length ? shared : renewals.length ? renewals : ofUser;
      if (renewals.length === 1) break;
    }
    const next = renewals.find(({ hasDrafted }) => hasDrafted) ?? renewals[0];
    return next ? { externalId: next.leagueId, season, host: null } : null;
  },
});
