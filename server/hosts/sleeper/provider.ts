import { toFieldsList } from '../fields';
import { HostRefusal } from '../transport/live';
import { parseJson } from '../json';
import type { Provider, Source } from '../port';
import type { Transport } from '../transport/transport';
import { toPlaces } from '../../domain/places';
import { parseBracket } from './bracket';
import { parseDraftPicks, parseTradedPicks } from './drafts';
import { parseLeague } from './league';
import { parseMatchups, toWeekScores } from './matchups';
import { parsePlayers } from './players';
import { parseRosters, teamIdsOf, toKeepers, toRosterEntries } from './rosters';
import { toStandings, toTeams } from './teams';
import { parseUsers } from './users';

/** The base of all addresses of Sleeper's public API, https://docs.sleeper.com. */
export const sleeperBase = 'https://api.sleeper.app/v1/';

/** The platform Sleeper. A team is known by its owner's user id, which stays the same from season to season. */
export function sleeperProvider(transport: Transport): Provider {
  /** What stands at a path; null when there is nothing, which Sleeper also says with a literal null. */
  const read = async (path: string): Promise<unknown> => {
    // Ids in a path come from responses.
    if (!/^\w+(\/\w+)*$/.test(path)) throw new Error(`Sleeper: ${path} is not a path of the API`);
    const text = await transport.get(sleeperBase + path);
    return text === null ? null : parseJson(text, `Sleeper's answer to ${path}`);
  };
  const leagueAt = async (externalId: string) => {
    const answer = await read(`league/${externalId}`);
    return answer === null ? null : parseLeague(answer);
  };
  const leagueOf = async ({ externalId }: Source) => {
    const league = await leagueAt(externalId);
    if (!league) throw new HostRefusal(`Sleeper has no league ${externalId}`);
    return league;
  };
  const rostersOf = async ({ externalId }: Source) => parseRosters(await read(`league/${externalId}/rosters`));

  const provider: Provider = {
    name: 'sleeper',
    capabilities: { keepers: true, reserveByWeek: false },
    league: leagueOf,
    async teams(source) {
      const users = parseUsers(await read(`league/${source.externalId}/users`));
      return toTeams(await leagueOf(source), await rostersOf(source), users);
    },
    standings: async (source) => toStandings(await leagueOf(source), await rostersOf(source)),
    rosters: async (source) => toRosterEntries(await rostersOf(source)),
    keepers: async (source) => toKeepers(await rostersOf(source)),
    async weekScores(source, week, reserve) {
      const sides = parseMatchups(await read(`league/${source.externalId}/matchups/${week}`));
      return toWeekScores(week, sides, teamIdsOf(await rostersOf(source)), reserve);
    },
    async places(source) {
      if (!(await leagueOf(source)).complete) return [];
      const teamIdOf = teamIdsOf(await rostersOf(source));
      const games = parseBracket(await read(`league/${source.externalId}/winners_bracket`), teamIdOf);
      return toPlaces(games, await provider.standings(source));
    },
    async draft(source) {
      const { draftId } = await leagueOf(source);
      return draftId === null ? [] : parseDraftPicks(await read(`draft/${draftId}/picks`), teamIdsOf(await rostersOf(source)));
    },
    pickTrades: async (source) =>
      parseTradedPicks(await read(`league/${source.externalId}/traded_picks`), teamIdsOf(await rostersOf(source))),
    players: async () => parsePlayers(await read('players/nfl')),
    async history(source) {
      const sources: Source[] = [];
      for (let id: string | null = source.externalId; id !== null;) {
        const league = await leagueAt(id);
        if (!league || sources.some(({ externalId }) => externalId === id)) break;
        sources.push({ externalId: id, season: league.season, host: null });
        id = league.previousExternalId;
      }
      return sources;
    },
    async successor(source) {
      const season = source.season + 1;
      for (const { userId } of parseUsers(await read(`league/${source.externalId}/users`)).values()) {
        const leagues = toFieldsList(await read(`user/${userId}/leagues/nfl/${season}`), `Sleeper leagues of user ${userId}`);
        const next = leagues.map(parseLeague).find(({ previousExternalId }) => previousExternalId === source.externalId);
        if (next) return { externalId: next.leagueId, season, host: null };
      }
      return null;
    },
  };
  return provider;
}
