import { withRequest } from '../errors';
import type { HostAdapter, Source } from '../port';
import type { HostAdp, HostByeWeek, HostGame, HostPlayer, HostRank } from '../hostRows';
import type { Report } from '../../domain/oddValues';
import type { Transport } from '../transport/transport';
import { mflDrafts } from './drafts';
import { type ApiKeyOf, commonNameOf, exportsOf, mflExports, nameOf } from './exports';
import { mflPlaces } from './finalPlaces';
import { mflRequest } from './resources';
import { MflRefusal } from './response';
import { type MflLeague, parseLeague } from './league';
import { parseAdp, parseByeWeeks, parsePlayers, parseRanks } from './players';
import { parseRosters, parseRosterTeams } from './rosters';
import { parseScoring } from './rules';
import { mflSeasons } from './seasons';
import { parseStandings, type TeamIdOf, toTeams } from './teams';
import { parseTransactions } from './transactions';
import { parseFuturePicks } from './futurePicks';
import { mflPlayerScores, mflWeekScores } from './weekScores';
import {
  isByPoints,
  isNflWeekOver,
  lastWeekOf,
  parseKickOffs,
  parseSchedule,
  type ScheduledWeek,
  unlistedWeeks,
  weeksOf,
} from './weeks';

/** MyFantasyLeague also has bye weeks, a ranking (by FantasySharks), the ADP of its leagues, and the kick-offs of an NFL week, in milliseconds since 1970. */
export interface MflAdapter extends HostAdapter {
  byeWeeks(season: number, report?: Report): Promise<HostByeWeek[]>;
  /** Players of a season by their ids, a league's own ones too. */
  playersOf(source: Source, playerIds: string[]): Promise<HostPlayer[]>;
  ranks(season: number, report?: Report): Promise<HostRank[]>;
  adp(season: number, report?: Report): Promise<HostAdp[]>;
  kickOffs(season: number, week: number): Promise<number[]>;
}

/**
 * MyFantasyLeague's export API. A franchise keeps its number over the seasons, but every league counts from 0001: `teamIdOf` makes it
 * unique. Keepers and owners' names are not public. The exports of a private league need its API key.
 * @param report gets what is left out of responses
 */
export function mflAdapter(
  transport: Transport,
  teamIdOf: TeamIdOf = (id) => id,
  apiKeyOf: ApiKeyOf = async () => null,
  report: Report = () => undefined,
): MflAdapter {
  const { read, readCommon } = mflExports(transport, apiKeyOf, report);
  const leagueOf = (source: Source) => read(source, 'league', {}, parseLeague);
  const scheduleOf = (source: Source) => read(source, 'schedule', {}, parseSchedule);
  const rostersOf = (source: Source, week?: number) =>
    read(source, 'rosters', week ? { W: String(week) } : {}, (text, what, reportRow) =>
      parseRosters(text, what, teamIdOf, reportRow),
    );
  const standingsOf = async (source: Source) => {
    const league = await leagueOf(source);
    return read(source, 'leagueStandings', { ALL: '1' }, (text, what, reportRow) =>
      parseStandings(text, what, league, teamIdOf, reportRow),
    );
  };

  /** Whether the NFL has played a week. Its schedule is a 404 until it is published, which it is when the league has scores. */
  async function isOverInNfl(season: number, week: number, hasScores: boolean): Promise<boolean> {
    const isOver = await readCommon(season, 'nflSchedule', { W: String(week) }, isNflWeekOver);
    if (isOver === null && hasScores) {
      const refusal = new MflRefusal(`MyFantasyLeague has no ${commonNameOf('nflSchedule', season, week)}`, 'missing');
      throw withRequest(refusal, mflRequest('nflSchedule', undefined, week));
    }
    return isOver === true;
  }

  /** Whether any team has points: by the schedule, except in a league that plays by points alone. */
  async function hasPoints(source: Source, league: MflLeague, schedule: ScheduledWeek[]): Promise<boolean> {
    if (!isByPoints(league, schedule)) return schedule.some((week) => week.hasScores);
    return (await standingsOf(source)).some(({ pointsFor }) => pointsFor > 0);
  }

  const drafts = mflDrafts({
    ...{ read, leagueOf, teamIdOf },
    hasPoints: async (source) => hasPoints(source, await leagueOf(source), await scheduleOf(source)),
  });

  /** A game from the side of both teams. A bye is a game with one team, or against itself. */
  const gamesOf = (week: number, [a, b]: string[]): HostGame[] =>
    a === undefined || b === undefined || a === b
      ? []
      : [
          { week, teamId: a, opponentId: b },
          { week, teamId: b, opponentId: a },
        ];

  const adapter: MflAdapter = {
    name: 'mfl',
    callOf: (call, source, week) => `MyFantasyLeague's ${nameOf(exportsOf[call], source, week)}`,
    requestOf: (call, source, week) => mflRequest(exportsOf[call], source, week),
    capabilities: {
      keepers: false,
      reserveByWeek: true,
      managers: false,
      openPicks: true,
      mainDraft: false,
      allTransactions: true,
      commissioners: false,
    },
    async league(source) {
      const league = await leagueOf(source);
      const schedule = await scheduleOf(source);
      const hasScores = await hasPoints(source, league, schedule);
      const isScheduled = schedule.some((week) => week.hasScores);
      const last = lastWeekOf(league, schedule);
      // The NFL's old schedules may be gone, but then the league has a later season.
      const hasGoneOn = league.seasons.some(({ season }) => season > source.season);
      const unlisted = hasScores && hasGoneOn ? unlistedWeeks(league, schedule) : [];
      const weeks = hasScores ? [...unlisted, ...weeksOf(league, schedule)].sort((a, b) => a - b) : [];
      const isOver = weeks.includes(last) && (hasGoneOn || (await isOverInNfl(source.season, last, isScheduled)));
      const hasDrafted = hasScores || (await drafts.areOver(source));
      const previous = league.seasons.find(({ season }) => season === source.season - 1);
      return {
        name: league.name,
        season: source.season,
        previousExternalId: previous?.externalId ?? null,
        hasDrafted,
        playerCopies: league.playerCopies,
        complete: isOver,
        weeks,
        isOpenEnded: !isOver && isByPoints(league, schedule),
        unlisted,
        currentWeek: null,
      };
    },
    rules: async (source) => (await leagueOf(source)).rules(),
    scoring: (source) => read(source, 'rules', {}, parseScoring),
    teams: async (source) => toTeams(await leagueOf(source), teamIdOf),
    teamsOfRosters: (source) =>
      read(source, 'rosters', {}, (text, what, reportRow) => parseRosterTeams(text, what, teamIdOf, reportRow)),
    commissionersNames: async (source) => [(await leagueOf(source)).nameOnHost],
    standings: standingsOf,
    rosters: rostersOf,
    keepers: async () => [],
    weekScores: mflWeekScores({ read, rostersOf, teamIdOf }),
    playerScores: mflPlayerScores({ read }),
    async comingGames(source) {
      const { weeks, complete } = await adapter.league(source);
      if (complete) return [];
      const last = weeks.at(-1) ?? 0;
      const coming = (await scheduleOf(source)).filter(({ week }) => week > last);
      return coming.flatMap(({ week, games }) =>
        games.flatMap((sides) =>
          gamesOf(
            week,
            sides.map(({ id }) => teamIdOf(id)),
          ),
        ),
      );
    },
    ...mflPlaces({ read, leagueOf, scheduleOf, standingsOf, teamIdOf, seasonOf: (source) => adapter.league(source) }),
    drafts: drafts.drafts,
    draft: drafts.draft,
    futurePicks: (source) =>
      read(source, 'futureDraftPicks', {}, (text, what, reportRow) =>
        parseFuturePicks(text, what, teamIdOf, reportRow).filter(({ season }) => season >= source.season),
      ),
    async transactions(source, week) {
      const context = { season: source.season, league: await leagueOf(source), teamIdOf };
      const transactions = await read(source, 'transactions', { TRANS_TYPE: '*' }, (text, what, reportRow) =>
        parseTransactions(text, what, { ...context, report: reportRow }),
      );
      return transactions.filter((each) => each.week === week);
    },
    players: async (season, to) => (await readCommon(season, 'players', { DETAILS: '1' }, parsePlayers, to)) ?? [],
    playersOf: (source, playerIds) => read(source, 'players', { DETAILS: '1', PLAYERS: playerIds.join(',') }, parsePlayers),
    byeWeeks: async (season, to) => (await readCommon(season, 'nflByeWeeks', {}, parseByeWeeks, to)) ?? [],
    ranks: async (season, to) => (await readCommon(season, 'playerRanks', {}, parseRanks, to)) ?? [],
    adp: async (season, to) => (await readCommon(season, 'adp', {}, parseAdp, to)) ?? [],
    kickOffs: async (season, week) => (await readCommon(season, 'nflSchedule', { W: String(week) }, parseKickOffs)) ?? [],
    ...mflSeasons(leagueOf, report),
  };
  return adapter;
}
