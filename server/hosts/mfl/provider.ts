import { toPlaces } from '../../domain/places';
import type { HostByeWeek, HostCall, HostGame, HostRank, Provider, Source } from '../port';
import type { Transport } from '../transport/transport';
import { commonExport, leagueExport } from './address';
import { MflRefusal } from './answer';
import { parseDraft } from './draft';
import { type MflLeague, parseLeague } from './league';
import { type Bracket, parseBracket, parseBracketNames, placeGames } from './places';
import { parseByeWeeks, parsePlayers, parseRanks } from './players';
import { parseRosters } from './rosters';
import { parseScoring } from './rules';
import { parseStandings, type TeamIdOf, toTeams } from './teams';
import { parseTransactions } from './transactions';
import { parsePickTrades, withOriginalTeams } from './trades';
import {
  parseAllWeeklyResults,
  parsePlayerScores,
  parseWeeklyResults,
  reserveOf,
  toWeekScores,
  type WeekSide,
} from './weeklyResults';
import { isNflWeekOver, lastWeekOf, parseKickOffs, parseSchedule, type ScheduledWeek, weeksOf } from './weeks';

/** MyFantasyLeague also has bye weeks, a ranking (by FantasySharks), and the kick-offs of an NFL week, in milliseconds since 1970. */
export interface MflProvider extends Provider {
  byeWeeks(season: number): Promise<HostByeWeek[]>;
  ranks(season: number): Promise<HostRank[]>;
  kickOffs(season: number, week: number): Promise<number[]>;
}

/** The API key of a league and season; null for a league that is public, as far as we know. */
export type ApiKeyOf = (source: Source) => Promise<string | null>;

const exportsOf: Record<HostCall, string> = {
  teams: 'league',
  standings: 'leagueStandings',
  rosters: 'rosters',
  weeks: 'schedule',
  weekScores: 'weeklyResults',
  places: 'playoffBrackets',
  draft: 'draftResults',
  pickTrades: 'transactions',
  transactions: 'transactions',
};

const ofWeek = (week?: number | string) => (week === undefined ? '' : ` of week ${week}`);

/** Names an export that belongs to no league. */
const commonNameOf = (type: string, season: number, week?: number | string) => `${type}${ofWeek(week)} of ${season}`;

/** Names an export of a league, as in `rosters of week 3 of league 54321 in 2026`. */
function nameOf(type: string, { externalId, season }: Source, week?: number | string): string {
  const league = `league ${externalId} in ${season}`;
  return type === 'league' ? league : `${type}${ofWeek(week)} of ${league}`;
}

/**
 * MyFantasyLeague's export API. A franchise keeps its number over the seasons, but every league counts from 0001: `teamIdOf` makes it
 * unique. Keepers and owners' names are not public. The exports of a private league need its API key.
 */
export function mflProvider(
  transport: Transport,
  teamIdOf: TeamIdOf = (id) => id,
  apiKeyOf: ApiKeyOf = async () => null,
): MflProvider {
  /** Reads a league's export. @throws MflRefusal for a 404: every league has every export, if perhaps an empty one */
  async function read<T>(
    source: Source,
    type: string,
    parameters: Record<string, string>,
    parse: (text: string, what: string) => T,
  ): Promise<T> {
    const apiKey = await apiKeyOf(source);
    const text = await transport.get(leagueExport(source, type, parameters), apiKey === null ? undefined : { APIKEY: apiKey });
    const what = nameOf(type, source, parameters.W);
    if (text === null) throw new MflRefusal(`MyFantasyLeague has no ${what}`);
    return parse(text, what);
  }
  async function readCommon<T>(
    season: number,
    type: string,
    parameters: Record<string, string>,
    parse: (text: string, what: string) => T,
  ) {
    const text = await transport.get(commonExport(season, type, parameters));
    return text === null ? null : parse(text, commonNameOf(type, season, parameters.W));
  }

  const leagueOf = (source: Source) => read(source, 'league', {}, parseLeague);
  const scheduleOf = (source: Source) => read(source, 'schedule', {}, parseSchedule);
  const rostersOf = (source: Source, week?: number) =>
    read(source, 'rosters', week ? { W: String(week) } : {}, (text, what) => parseRosters(text, what, teamIdOf));
  const standingsOf = async (source: Source) => {
    const league = await leagueOf(source);
    return read(source, 'leagueStandings', { ALL: '1' }, (text, what) => parseStandings(text, what, league, teamIdOf));
  };
  const draftOf = async (source: Source) => {
    const league = await leagueOf(source);
    return read(source, 'draftResults', {}, (text, what) => parseDraft(text, what, league, teamIdOf));
  };

  async function isDraftOver(source: Source): Promise<boolean> {
    const picks = await draftOf(source);
    return picks.length > 0 && !picks.some(({ isOpen }) => isOpen);
  }

  /** A week's results; those of several weeks by one call, where the host's answer to it has them. */
  async function resultsOf(source: Source, week: number, isOneOfMany: boolean): Promise<WeekSide[]> {
    const all = isOneOfMany
      ? await read(source, 'weeklyResults', { W: 'YTD' }, parseAllWeeklyResults).catch((error: unknown) => {
          if (error instanceof MflRefusal) return undefined;
          throw error;
        })
      : undefined;
    return all?.get(week) ?? (await read(source, 'weeklyResults', { W: String(week) }, parseWeeklyResults));
  }

  /** Whether the NFL has played a week. Its schedule is a 404 until it is out, which it is when the league has scores. */
  async function isOverInNfl(season: number, week: number, hasScores: boolean): Promise<boolean> {
    const isOver = await readCommon(season, 'nflSchedule', { W: String(week) }, isNflWeekOver);
    if (isOver === null && hasScores) throw new MflRefusal(`MyFantasyLeague has no ${commonNameOf('nflSchedule', season, week)}`);
    return isOver === true;
  }

  /** A league without games between its teams plays all its weeks by points: those count once anybody has some. */
  async function hasBegun(source: Source, { hasGames }: MflLeague, schedule: ScheduledWeek[]): Promise<boolean> {
    if (hasGames || schedule.some((week) => week.hasGames)) return true;
    const standings = await standingsOf(source);
    return !standings.length || standings.some(({ pointsFor }) => pointsFor > 0);
  }

  async function placesOf(source: Source) {
    const { complete } = await provider.league(source);
    if (!complete) return [];
    const names = await read(source, 'playoffBrackets', {}, parseBracketNames);
    const brackets = new Map<string, Bracket>();
    for (const { id } of names) brackets.set(id, await read(source, 'playoffBracket', { BRACKET_ID: id }, parseBracket));
    const standings = await standingsOf(source);
    const games = placeGames(names, brackets, teamIdOf);
    if (names.length) return games.length ? toPlaces(games, standings) : [];
    const league = await leagueOf(source);
    const hasPlayoffs = lastWeekOf(league, await scheduleOf(source)) > league.lastRegularSeasonWeek;
    return hasPlayoffs ? [] : standings.map(({ teamId }, i) => ({ teamId, finalPosition: i + 1 }));
  }

  /** A game from the side of both teams. A bye is a game with one team, or against itself. */
  const gamesOf = (week: number, [a, b]: string[]): HostGame[] =>
    a === undefined || b === undefined || a === b
      ? []
      : [
          { week, teamId: a, opponentId: b },
          { week, teamId: b, opponentId: a },
        ];

  const provider: MflProvider = {
    name: 'mfl',
    callOf: (call, source, week) => `MyFantasyLeague's ${nameOf(exportsOf[call], source, week)}`,
    capabilities: {
      keepers: false,
      reserveByWeek: true,
      datedTrades: true,
      managers: false,
      openPicks: true,
      allTransactions: true,
    },
    async league(source) {
      const league = await leagueOf(source);
      const schedule = await scheduleOf(source);
      const hasScores = schedule.some((week) => week.hasScores);
      const weeks = (await hasBegun(source, league, schedule)) ? weeksOf(league, schedule) : [];
      const last = lastWeekOf(league, schedule);
      // The NFL's schedules of long ago may be gone, but the league has gone on by then.
      const hasGoneOn = league.seasons.some(({ season }) => season > source.season);
      const isOver = weeks.includes(last) && (hasGoneOn || (await isOverInNfl(source.season, last, hasScores)));
      const hasDrafted = hasScores || (await isDraftOver(source));
      const previous = league.seasons.find(({ season }) => season === source.season - 1);
      return {
        name: league.name,
        season: source.season,
        previousExternalId: previous?.externalId ?? null,
        hasDrafted,
        playerCopies: league.playerCopies,
        complete: isOver,
        weeks,
        currentWeek: null,
      };
    },
    rules: async (source) => (await leagueOf(source)).rules,
    scoring: (source) => read(source, 'rules', {}, parseScoring),
    teams: async (source) => toTeams(await leagueOf(source), teamIdOf),
    standings: standingsOf,
    rosters: rostersOf,
    keepers: async () => [],
    async weekScores(source, week, { isOneOfMany = false, withoutReserve = false } = {}) {
      const sides = await resultsOf(source, week, isOneOfMany);
      if (withoutReserve) return toWeekScores(week, sides, [], new Map(), teamIdOf);
      const hasPlayers = sides.some(({ players }) => players.length > 0);
      const rosters = sides.length ? await rostersOf(source, week) : [];
      if (hasPlayers && !rosters.length) throw new MflRefusal(`MyFantasyLeague's ${nameOf('rosters', source, week)} is empty`);
      const hasReserve = sides.some((side) => reserveOf(side, rosters, teamIdOf).length > 0);
      const scores = hasReserve ? await read(source, 'playerScores', { W: String(week) }, parsePlayerScores) : new Map();
      if (hasReserve && !scores.size) throw new MflRefusal(`MyFantasyLeague's ${nameOf('playerScores', source, week)} is empty`);
      return toWeekScores(week, sides, rosters, scores, teamIdOf);
    },
    async comingGames(source) {
      const { weeks, complete } = await provider.league(source);
      if (complete) return [];
      const last = weeks.at(-1) ?? 0;
      const coming = (await scheduleOf(source)).filter(({ week }) => week > last);
      return coming.flatMap(({ week, games }) => games.flatMap((sides) => gamesOf(week, sides.map(teamIdOf))));
    },
    places: placesOf,
    draft: async (source) => (await draftOf(source)).map(({ isOpen: _, ...pick }) => pick),
    async pickTrades(source) {
      const { season } = source;
      const parse = (text: string, what: string) => parsePickTrades(text, what, season, teamIdOf);
      const trades = await read(source, 'transactions', { TRANS_TYPE: 'TRADE' }, parse);
      const needsDraft = trades.some(({ originalTeamId }) => originalTeamId === null);
      return withOriginalTeams(trades, needsDraft ? await draftOf(source) : []);
    },
    async transactions(source, week) {
      const parse = (text: string, what: string) => parseTransactions(text, what, source.season, teamIdOf);
      return (await read(source, 'transactions', { TRANS_TYPE: '*' }, parse)).filter((each) => each.week === week);
    },
    players: async (season) => (await readCommon(season, 'players', { DETAILS: '1' }, parsePlayers)) ?? [],
    byeWeeks: async (season) => (await readCommon(season, 'nflByeWeeks', {}, parseByeWeeks)) ?? [],
    ranks: async (season) => (await readCommon(season, 'playerRanks', {}, parseRanks)) ?? [],
    kickOffs: async (season, week) => (await readCommon(season, 'nflSchedule', { W: String(week) }, parseKickOffs)) ?? [],
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
  };
  return provider;
}
