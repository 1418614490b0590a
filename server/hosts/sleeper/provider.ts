import { toFieldsList } from '../fields';
import { HostError, HostRefusal } from '../errors';
import { parseJson } from '../json';
import type { HostCall, Provider, Source } from '../port';
import type { Transport } from '../transport/transport';
import { toPlaces } from '../../domain/places';
import { mostWeeks } from '../../domain/weeks';
import { parseBracket } from './bracket';
import { parseDraftPicks, parseOrigins, parseTradedPicks } from './drafts';
import { parseLeague, type SleeperLeague } from './league';
import { parseMatchups, toGames, toWeekScores } from './matchups';
import { parsePlayers } from './players';
import { parseRosters, teamIdsOf, toKeepers, toRosterEntries, withTeamIds } from './rosters';
import { type NflState, parseState } from './state';
import { toStandings, toTeams } from './teams';
import { parseTransactions } from './transactions';
import { parseUserId, parseUsers, parseUsersLeagues, type UsersLeague } from './users';

/** The base of all addresses of Sleeper's public API, https://docs.sleeper.com. */
export const sleeperBase = 'https://api.sleeper.app/v1/';

const paths: Record<HostCall, string> = {
  teams: '/rosters',
  standings: '/rosters',
  rosters: '/rosters',
  weeks: '',
  weekScores: '/matchups',
  places: '/winners_bracket',
  draft: '',
  pickTrades: '/traded_picks',
  transactions: '/transactions',
};

/** Sleeper also tells what the NFL does now, and which leagues a user has in a season. */
export interface SleeperProvider extends Provider {
  nflState(): Promise<NflState>;
  /** @throws HostRefusal where Sleeper has no user of the name */
  leaguesOfUser(name: string, season: number): Promise<UsersLeague[]>;
}

/**
 * The platform Sleeper. A team is a roster number of the league, which stays the same from season to season.
 * @param storedTeams the ids of the league's teams by roster number; a team that it does not have gets the id of its first owner
 */
export function sleeperProvider(
  transport: Transport,
  storedTeams: () => Promise<ReadonlyMap<string, string>> = () => Promise.resolve(new Map()),
): SleeperProvider {
  let teamIds: Promise<Map<string, string>> | undefined;

  /** What stands at a path; null when there is nothing, which Sleeper also says with a literal null. */
  const read = async (path: string): Promise<unknown> => {
    // Ids in a path come from responses.
    if (!/^\w+(\/\w+)*$/.test(path)) throw new Error(`Sleeper: ${path} is not a path of the API`);
    const text = await transport.get(sleeperBase + path);
    return text === null ? null : parseJson(text, `Sleeper's answer to ${path}`);
  };
  /** Parses what stands at a path. @throws HostError that names the path */
  async function readAs<T>(path: string, parse: (answer: unknown) => T, lacking = `Sleeper has nothing at ${path}`): Promise<T> {
    const answer = await read(path);
    if (answer === null) throw new HostRefusal(lacking);
    try {
      return parse(answer);
    } catch (error) {
      throw error instanceof HostError ? new HostError(`${error.message} (${path})`) : error;
    }
  }
  /** The same for a list that is never empty: a league has members and rosters from its first day. */
  const readRows = <T>(path: string, parse: (answer: unknown) => T): Promise<T> =>
    readAs(path, (answer) => {
      if (Array.isArray(answer) && !answer.length) throw new HostRefusal('Sleeper sends an empty list');
      return parse(answer);
    });
  const leagueAt = (externalId: string) => readAs(`league/${externalId}`, parseLeague, `Sleeper has no league ${externalId}`);
  const leagueOf = ({ externalId }: Source) => leagueAt(externalId);
  const rostersOf = async ({ externalId }: Source) => {
    const rosters = await readRows(`league/${externalId}/rosters`, parseRosters);
    teamIds ??= storedTeams().then((stored) => new Map(stored));
    return withTeamIds(rosters, await teamIds);
  };
  const usersOf = ({ externalId }: Source) => readRows(`league/${externalId}/users`, parseUsers);

  const provider: SleeperProvider = {
    name: 'sleeper',
    callOf(call, { externalId }, week) {
      const path = `league/${externalId}${paths[call]}${week === undefined ? '' : `/${week}`}`;
      return call === 'draft' ? `Sleeper's list of the draft picks of ${path}` : `Sleeper's ${path}`;
    },
    capabilities: {
      keepers: true,
      reserveByWeek: false,
      datedTrades: false,
      managers: true,
      openPicks: false,
      allTransactions: false,
    },
    league: leagueOf,
    rules: async (source) => (await leagueOf(source)).rules,
    async teams(source) {
      return toTeams(await leagueOf(source), await rostersOf(source), await usersOf(source));
    },
    standings: async (source) => toStandings(await leagueOf(source), await rostersOf(source)),
    rosters: async (source) => toRosterEntries(await rostersOf(source)),
    keepers: async (source) => toKeepers(await rostersOf(source)),
    async weekScores(source, week, { reserve } = {}) {
      const sides = await readAs(`league/${source.externalId}/matchups/${week}`, parseMatchups);
      return toWeekScores(week, sides, teamIdsOf(await rostersOf(source)), reserve);
    },
    async comingGames(source) {
      const { comingWeek } = await leagueOf(source);
      if (comingWeek === null || comingWeek > mostWeeks) return [];
      // Nothing before the schedule is drawn.
      const answer = await read(`league/${source.externalId}/matchups/${comingWeek}`);
      return toGames(comingWeek, parseMatchups(answer ?? []), teamIdsOf(await rostersOf(source)));
    },
    async places(source) {
      const { complete, hasPlayoffs } = await leagueOf(source);
      if (!complete) return [];
      const teamIdOf = teamIdsOf(await rostersOf(source));
      const path = `league/${source.externalId}/winners_bracket`;
      // A league without play-offs has perhaps no bracket at all.
      const games = hasPlayoffs
        ? await readAs(path, (answer) => parseBracket(answer, teamIdOf))
        : parseBracket(await read(path), teamIdOf);
      if (hasPlayoffs && !games.length) return [];
      return toPlaces(games, await provider.standings(source));
    },
    async draft(source) {
      const { draftId } = await leagueOf(source);
      if (draftId === null) return [];
      const rosters = await rostersOf(source);
      const teamIdOf = teamIdsOf(rosters);
      const picks = await readAs(`draft/${draftId}/picks`, (answer) => parseDraftPicks(answer, teamIdOf, rosters.length));
      if (!picks.length) return [];
      const originOf = await readAs(`draft/${draftId}`, (answer) => parseOrigins(answer, rosters, teamIdOf));
      return picks.map(({ slot, ...pick }) => ({ ...pick, originalTeamId: originOf(slot) }));
    },
    async pickTrades(source) {
      const teamIdOf = teamIdsOf(await rostersOf(source));
      return readAs(`league/${source.externalId}/traded_picks`, (answer) => parseTradedPicks(answer, teamIdOf));
    },
    async transactions(source, week) {
      const teamIdOf = teamIdsOf(await rostersOf(source));
      const path = `league/${source.externalId}/transactions/${week}`;
      return readAs(path, (answer) => parseTransactions(answer, teamIdOf));
    },
    players: () => readAs('players/nfl', parsePlayers),
    nflState: () => readAs('state/nfl', parseState),
    async leaguesOfUser(name, season) {
      const userId = await readAs(`user/${name}`, parseUserId, `Sleeper has no user ${name}`);
      return parseUsersLeagues(await read(`user/${userId}/leagues/nfl/${season}`));
    },
    async history(source, { isKnown, onBreak } = {}) {
      const sources: Source[] = [];
      for (let id: string | null = source.externalId; id !== null;) {
        const last = sources.at(-1);
        const league: SleeperLeague | null = await leagueAt(id).catch((error: unknown) => {
          if (!last || !(error instanceof HostError)) throw error;
          onBreak?.(last.season - 1, error);
          return null;
        });
        if (!league || sources.some(({ externalId }) => externalId === id)) break;
        sources.push({ externalId: id, season: league.season, host: null });
        id = league.previousExternalId;
        if (id !== null && isKnown?.(id)) break;
      }
      return sources;
    },
    async successor(source) {
      const season = source.season + 1;
      for (const { userId } of (await usersOf(source)).values()) {
        const leagues = toFieldsList(await read(`user/${userId}/leagues/nfl/${season}`), `Sleeper leagues of user ${userId}`);
        const next = leagues.map(parseLeague).find(({ previousExternalId }) => previousExternalId === source.externalId);
        if (next) return { externalId: next.leagueId, season, host: null };
      }
      return null;
    },
  };
  return provider;
}
