import { HostError } from '../errors';
import { textOf } from '../hostText';
import type { HostCall, HostAdapter, Source } from '../port';
import type { Report } from '../../domain/oddValues';
import type { Transport } from '../transport/transport';
import { mostWeeks } from '../../domain/weeks';
import { madePicks, parseDraftPicks, parseDrafts, parseIsAuction, parseOrigins, parseTradedPicks } from './drafts';
import { openPicks, parseOpenDraft } from './openDraft';
import { toFuturePicks } from './futurePicks';
import { parseLeague } from './league';
import { parseMatchups, toGames, toWeekScores } from './matchups';
import { sleeperPlaces } from './places';
import { parsePlayers } from './players';
import { parseRosters, teamIdsOf, toKeepers, toRosterEntries } from './rosters';
import { sleeperReader } from './reader';
import { sleeperRequest } from './resources';
import { sleeperSeasons } from './seasons';
import { parsePlayerPoints } from './stats';
import { type NflState, parseState } from './state';
import { noTeams, type StoredTeams, teamIdsFrom, type ToTeams } from './teamIds';
import { isPointsOnly, toStandings, toTeams } from './teams';
import { parseTransactions } from './transactions';
import { parseUserId, parseUsers, parseUsersLeagues, type UsersLeague } from './users';

const paths: Record<HostCall, string> = {
  teams: '/rosters',
  standings: '/rosters',
  rosters: '/rosters',
  weeks: '',
  weekScores: '/matchups',
  places: '/winners_bracket',
  drafts: '/drafts',
  draft: '',
  pickTrades: '/traded_picks',
  futurePicks: '/traded_picks',
  transactions: '/transactions',
};

const pathOf = (call: HostCall, { externalId }: Source, week?: number) =>
  `league/${externalId}${paths[call]}${week === undefined ? '' : `/${week}`}`;

/** Sleeper also has the state of the NFL, and the leagues of a user in a season. */
export interface SleeperAdapter extends HostAdapter {
  pickTrades: NonNullable<HostAdapter['pickTrades']>;
  nflState(): Promise<NflState>;
  /** @throws HostRefusal where Sleeper has no user of the name */
  leaguesOfUser(name: string, season: number): Promise<UsersLeague[]>;
}

/**
 * The platform Sleeper. A team is a roster number during a season, and an owner from season to season.
 * @param storedTeams what is stored of the league's teams; a team that is not stored gets the id of its first owner
 * @param report gets what is left out of responses
 */
export function sleeperAdapter(
  transport: Transport,
  storedTeams: () => Promise<StoredTeams> = () => Promise.resolve(noTeams),
  report: Report = () => undefined,
): SleeperAdapter {
  let stored: Promise<StoredTeams> | undefined;
  let toSleeperTeams: ToTeams | undefined;

  const { readAs, readOrNull, readRows } = sleeperReader(transport, report);
  const leagueAt = (externalId: string) => readAs(`league/${externalId}`, parseLeague, `Sleeper has no league ${externalId}`);
  const leagueOf = ({ externalId }: Source) => leagueAt(externalId);
  const rostersOf = async (source: Source) => {
    stored ??= storedTeams();
    const { numbers } = await stored;
    const rosters = await readRows(`league/${source.externalId}/rosters`, (response, reportRow) =>
      parseRosters(response, reportRow, numbers.keys()),
    );
    toSleeperTeams ??= teamIdsFrom(await stored);
    return toSleeperTeams(await leagueOf(source), rosters);
  };
  const usersOf = ({ externalId }: Source) => readRows(`league/${externalId}/users`, parseUsers);

  const standingsOf = async (source: Source) => toStandings(await leagueOf(source), await rostersOf(source));
  const places = sleeperPlaces({ readAs, readOrNull, leagueOf, rostersOf, standingsOf });

  const adapter: SleeperAdapter = {
    name: 'sleeper',
    callOf(call, source, week) {
      const path = pathOf(call, source, week);
      return call === 'draft' ? `Sleeper's list of the draft picks of ${path}` : `Sleeper's ${path}`;
    },
    requestOf(call, source, week) {
      return call === 'draft' ? { host: 'Sleeper', resource: 'draft picks' } : sleeperRequest(pathOf(call, source, week));
    },
    capabilities: {
      keepers: true,
      reserveByWeek: false,
      managers: true,
      openPicks: false,
      mainDraft: true,
      allTransactions: false,
      commissioners: true,
    },
    league: leagueOf,
    async rules(source) {
      const league = await leagueOf(source);
      const rules = league.rules();
      const lacksStart = rules.playoffStartWeek === null && Boolean(rules.playoffTeams);
      const playoffStartWeek = lacksStart ? await places.playoffStart(source) : rules.playoffStartWeek;
      return { ...rules, playoffStartWeek, pointsOnly: isPointsOnly(league, await rostersOf(source)) };
    },
    async teams(source) {
      return toTeams(await leagueOf(source), await rostersOf(source), await usersOf(source));
    },
    async commissionersNames(source) {
      const users = [...(await usersOf(source)).values()];
      const teams = users.flatMap(({ isCommissioner, teamNameOnHost }) => (isCommissioner ? (teamNameOnHost ?? []) : []));
      return [(await leagueOf(source)).nameOnHost, ...teams];
    },
    standings: standingsOf,
    rosters: async (source) => toRosterEntries(await rostersOf(source)),
    keepers: async (source) => toKeepers(await rostersOf(source)),
    async weekScores(source, week, { reserve } = {}) {
      const sides = await readAs(`league/${source.externalId}/matchups/${week}`, parseMatchups);
      return toWeekScores(week, sides, teamIdsOf(await rostersOf(source)), reserve);
    },
    async playerScores(source, week) {
      const scoring = (await leagueOf(source)).scoringSettings();
      if (!scoring.size) return null;
      // Sleeper does not document these statistics.
      return readOrNull(`stats/nfl/regular/${source.season}/${week}`, (response) =>
        response === null ? null : parsePlayerPoints(response, scoring),
      );
    },
    async comingGames(source) {
      const { comingWeek } = await leagueOf(source);
      if (comingWeek === null || comingWeek > mostWeeks) return [];
      // Null before there is a schedule.
      const sides = await readOrNull(`league/${source.externalId}/matchups/${comingWeek}`, parseMatchups);
      return toGames(comingWeek, sides, teamIdsOf(await rostersOf(source)));
    },
    places: places.places,
    playoffTeams: places.playoffTeams,
    async drafts(source) {
      const { draftId } = await leagueOf(source);
      const path = `league/${source.externalId}/drafts`;
      return draftId === null ? [] : readRows(path, (response, reportRow) => parseDrafts(response, draftId, reportRow));
    },
    async draft(source, of) {
      const { draftId, hasDrafted } = await leagueOf(source);
      const id = of?.externalId ?? draftId;
      if (id === null) return [];
      const rosters = await rostersOf(source);
      const teamIdOf = teamIdsOf(rosters);
      const path = `draft/${id}/picks`;
      const picks = await readAs(path, (response, reportRow) => parseDraftPicks(response, teamIdOf, rosters.length, reportRow));
      if (!picks.length && (of?.isOver ?? hasDrafted)) return [];
      const draft = await readAs(`draft/${id}`, (response) => ({
        originOf: parseOrigins(response, rosters, teamIdOf),
        isAuction: parseIsAuction(response),
        open: parseOpenDraft(response),
      }));
      const { open, originOf, isAuction } = draft;
      const lacksOwners = !isAuction && picks.some(({ teamId }) => teamId === null);
      const listed = open || lacksOwners ? await adapter.pickTrades(source, of) : [];
      const trades = listed.filter(({ season }) => season === source.season);
      const made = madePicks(picks, draft, trades, (message) => report(`${message} (${path})`));
      if (!open) return made;
      return [...made, ...openPicks(open, originOf, rosters, made, trades)].sort((a, b) => a.totalPick - b.totalPick);
    },
    async pickTrades(source, of) {
      const teamIdOf = teamIdsOf(await rostersOf(source));
      const path = of ? `draft/${of.externalId}` : `league/${source.externalId}`;
      return readAs(`${path}/traded_picks`, (response, reportRow) => parseTradedPicks(response, teamIdOf, reportRow));
    },
    async futurePicks(source) {
      const league = await leagueOf(source);
      const teamIds = (await rostersOf(source)).map(({ teamId }) => teamId);
      return toFuturePicks(league, teamIds, await adapter.pickTrades(source));
    },
    async transactions(source, week) {
      const teamIdOf = teamIdsOf(await rostersOf(source));
      const path = `league/${source.externalId}/transactions/${week}`;
      return readAs(path, (response, reportRow) => parseTransactions(response, teamIdOf, reportRow));
    },
    async players(season, to = report) {
      // The season of a player's first year; the league's if the host does not say which one it is.
      const state = await readOrNull('state/nfl', (response) => (response === null ? null : parseState(response))).catch(
        (error: unknown) => {
          if (!(error instanceof HostError)) throw error;
          to?.(textOf(error));
          return null;
        },
      );
      return readAs('players/nfl', (response) =>
        parsePlayers(response, state?.season ?? season, (message) => to(`${message} (players/nfl)`)),
      );
    },
    nflState: () => readAs('state/nfl', parseState),
    async leaguesOfUser(name, season) {
      const userId = await readAs(`user/${name}`, parseUserId, `Sleeper has no user ${name}`);
      return readOrNull(`user/${userId}/leagues/nfl/${season}`, parseUsersLeagues);
    },
    ...sleeperSeasons({ readOrNull, leagueAt, usersOf, report }),
  };
  return adapter;
}
