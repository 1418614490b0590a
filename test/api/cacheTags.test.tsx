import {
  accountApi,
  baseApi,
  draftApi,
  historyApi,
  leagueApi,
  preDraftTradesApi,
  rookiesApi,
  settingsApi,
  teamApi,
} from '../../src/api';
import { adminApi, invitationsApi, leaguesApi } from '../../src/api/admin';
import { gamesApi, rulesApi } from '../../src/api/games';
import { keeperChangesApi } from '../../src/api/keeperChanges';
import { secondFactorApi, sessionsApi } from '../../src/api/sessions';
import { makeStore } from '../../src/store/makeStore';

const league = { leagueId: '132' };
const season = { ...league, year: 2025 };
const week = { ...season, week: 1 };
const trade = {
  ...season,
  date: '2025-08-01',
  pickFromTeamId: '1',
  pickToTeamId: '2',
  roundFrom: 1,
  roundTo: 1,
  pickFrom: 1,
  pickTo: 2,
};

type Endpoints<Kind extends 'useQuery' | 'useMutation', Api> = {
  [Name in keyof Api]: Api[Name] extends Record<Kind, unknown> ? Name : never;
}[keyof Api];
const all = {
  ...accountApi.endpoints,
  ...adminApi.endpoints,
  ...sessionsApi.endpoints,
  ...draftApi.endpoints,
  ...gamesApi.endpoints,
  ...rulesApi.endpoints,
  ...historyApi.endpoints,
  ...invitationsApi.endpoints,
  ...keeperChangesApi.endpoints,
  ...leagueApi.endpoints,
  ...leaguesApi.endpoints,
  ...preDraftTradesApi.endpoints,
  ...rookiesApi.endpoints,
  ...secondFactorApi.endpoints,
  ...settingsApi.endpoints,
  ...teamApi.endpoints,
};
type QueryName = Endpoints<'useQuery', typeof all>;
type MutationName = Endpoints<'useMutation', typeof all>;

/** Every query of the api with an argument: a query that is missing here does not compile. */
const queries: Record<QueryName, object> = {
  getDraftOrder: league,
  pointsByYear: season,
  pointsByYearTeam: { ...season, teamId: '1' },
  pointsByYearTeamWeek: { ...week, teamId: '1' },
  sleeperPointsByYear: season,
  sleeperPointsByYearTeam: { ...season, userId: '1' },
  sleeperPointsByYearTeamWeek: { ...week, userId: '1' },
  findHostLeague: { platform: 'sleeper', league: '1' },
  findLeaguesOfUser: { user: 'avery01' },
  getGames: league,
  getRules: league,
  getLeague: league,
  getDepthChart: league,
  getKeeperBreakdown: league,
  getRosterBreakdown: league,
  getLeagueYears: league,
  getAvailablePlayers: league,
  getPlayer: { ...league, playerId: '1' },
  getSleeperLeague: league,
  getPreDraftTrades: season,
  getEnteredTrades: season,
  getKeeperChanges: league,
  getAccount: {},
  getSessions: {},
  getSecondFactor: {},
  getTransactions: season,
  getRookies: { year: 2025 },
  getSettings: league,
  getTeam: { teamId: '1' },
  getTeamProfile: { teamId: '1' },
  getSleeperTeam: { ...league, teamId: '1' },
  getSleeperTeamProfile: { ...league, teamId: '1' },
  getNewSeasons: {},
  getRuns: {},
  getActiveRuns: {},
  getUnmatchedPlayers: {},
  getAliases: {},
  getSchedule: {},
  getLeagues: {},
  getInvitations: {},
  getSecurityLog: {},
  getLogInRules: {},
};

/** What each mutation makes stale: the queries that are fetched anew after it. A mutation that is missing here does not compile. */
const breakdowns: QueryName[] = ['getKeeperBreakdown', 'getRosterBreakdown'];
const standings: QueryName[] = [
  'getGames',
  'getRules',
  'getLeague',
  'getLeagueYears',
  'getSleeperLeague',
  'getSleeperTeamProfile',
  'getTeamProfile',
];
const rosters: QueryName[] = [
  ...breakdowns,
  ...(['getAvailablePlayers', 'getDepthChart', 'getPlayer', 'getSleeperTeam', 'getTeam'] as const),
];
const draft: QueryName[] = ['getDraftOrder'];
const trades: QueryName[] = ['getPreDraftTrades', 'getTransactions'];
const scores: QueryName[] = [
  'getGames',
  'pointsByYear',
  'pointsByYearTeam',
  'pointsByYearTeamWeek',
  'sleeperPointsByYear',
  'sleeperPointsByYearTeam',
  'sleeperPointsByYearTeamWeek',
];
const keepers: QueryName[] = ['getAvailablePlayers', 'getDraftOrder', 'getKeeperBreakdown', 'getPlayer'];
const runs: QueryName[] = ['getActiveRuns', 'getLeagues', 'getNewSeasons', 'getRuns', 'getSchedule', 'getUnmatchedPlayers'];
const newSeason: QueryName[] = [
  ...[...standings, ...rosters, ...draft, ...trades, ...runs],
  ...(['getEnteredTrades', 'getSettings'] as const),
];
const mutations: Record<MutationName, { arg?: object; stale: QueryName[] }> = {
  teamSetKeeper: { arg: { teamId: '1', leaguePlayerId: '2' }, stale: [...keepers, 'getKeeperChanges'] },
  addLeague: { arg: { leagueCreate: { platform: 'sleeper', league: '1' } }, stale: runs },
  setLeagueSettings: {
    arg: { leagueSettingsChange: { leagueId: '1', manualKeepersEnabled: true } },
    stale: [...rosters, ...keepers],
  },
  removeLeague: { arg: { leagueRemove: { leagueId: '1', name: 'One' } }, stale: runs },
  sleeperTeamSetKeeper: {
    arg: { sleeperSetKeeperRequest: { teamId: '1', playerId: '2' } },
    stale: [...keepers, 'getKeeperChanges'],
  },
  createPreDraftTrade: { arg: { preDraftTradeCreate: trade }, stale: [...draft, 'getEnteredTrades'] },
  replacePreDraftTrade: { arg: { preDraftTradeReplace: { ...trade, tradeId: '1' } }, stale: [...draft, 'getEnteredTrades'] },
  takeBackPreDraftTrade: { arg: { ...season, tradeId: '1' }, stale: [...draft, 'getEnteredTrades'] },
  saveAlias: { arg: { aliasCreate: { name: 'Bam', player: 'Josh Allen' } }, stale: ['getAliases'] },
  removeAlias: { arg: { aliasRemove: { name: 'Bam' } }, stale: ['getUnmatchedPlayers'] },
  endSessions: { arg: {}, stale: [] },
  withdrawInvitation: { arg: { invitationId: '1' }, stale: [] },
  setLogInRules: { arg: { logInRulesChange: { requiresSecondFactor: true } }, stale: ['getLogInRules', 'getSecurityLog'] },
  setPace: { arg: { paceChange: { ...league, pace: 'daily' } }, stale: [] },
  syncLeague: { arg: { scheduledLeagueChoice: league }, stale: [] },
  populateCache: { stale: [...rosters, ...runs] },
  populateRookies: { stale: ['getRookies', ...runs] },
  populateFullLeagueYearData: { stale: [...standings, ...runs] },
  populateLastSeasonsRoster: { arg: league, stale: [...rosters, ...draft, ...runs] },
  refreshKeepers: { arg: league, stale: [...rosters, ...draft, ...runs] },
  refreshRosters: { arg: league, stale: [...rosters, ...draft, ...runs] },
  refreshStandings: { arg: league, stale: [...standings, ...runs] },
  updateLeagueYearData: { stale: [...standings, ...runs] },
  getNflPlayerRankings: { stale: [...rosters, ...draft, ...runs] },
  setFantasyProsPlayerIds: { stale: [...rosters, ...draft, ...runs] },
  loadNewFantasyProsFile: { stale: [...rosters, ...draft, 'getRookies', ...runs] },
  updateHistoricalTeamWeekData: { arg: league, stale: [...scores, ...runs] },
  populateLeagueDraftOrder: { arg: league, stale: [...draft, ...trades, 'getSettings', ...runs] },
  sleeperUpdateLeagues: { stale: [...standings, ...rosters, ...draft, ...trades, 'getSettings', ...runs] },
  sleeperUpdatePlayers: { stale: [...rosters, ...runs] },
  sleeperHistoricalTeamWeekData: { stale: [...scores, ...runs] },
  createNewSeason: { arg: {}, stale: newSeason },
  takeBackNewSeason: { arg: { newSeasonTakeBack: league }, stale: newSeason },
};

type Start = (arg: unknown) => Parameters<ReturnType<typeof makeStore>['dispatch']>[0];
const start = (name: QueryName | MutationName, arg: object | undefined) => (all[name].initiate as unknown as Start)(arg) as never;

/** A store whose every query has been answered and stays in use; the tables are left empty by answers without a body. */
async function everyQueryOpen() {
  server.intercept(() => new Response(''));
  const store = makeStore({ host: { apiUrl: '', clientUrl: '' }, toLogIn: jest.fn() });
  await Promise.all(Object.entries(queries).map(([name, arg]) => store.dispatch(start(name as QueryName, arg))));
  return store;
}

/** The queries that are fetched anew after a mutation. */
async function refetchedAfter(name: MutationName, answer = () => new Response('')): Promise<string[]> {
  const store = await everyQueryOpen();
  const pending = () => Object.values(store.getState().api.queries).filter((query) => query?.status === 'pending');
  let isMutation = true;
  server.intercept(() => {
    const answered = isMutation ? answer() : new Response('');
    isMutation = false;
    return answered;
  });
  const before = new Map(Object.entries(store.getState().api.queries).map(([key, query]) => [key, query?.requestId]));
  await (store.dispatch(start(name, mutations[name].arg)) as Promise<unknown>);
  await new Promise((resolve) => setTimeout(resolve, 5));
  while (pending().length > 0) await new Promise((resolve) => setTimeout(resolve));
  return Object.entries(store.getState().api.queries)
    .filter(([key, query]) => query?.requestId !== before.get(key))
    .map(([, query]) => query!.endpointName!)
    .sort();
}

beforeEach(() => localStorage.clear());
afterEach(() => server.intercept(null));

test('the walk knows every endpoint of the api', () => {
  expect(Object.keys({ ...queries, ...mutations }).sort()).toEqual(Object.keys(baseApi.endpoints).sort());
});

test('each query provides a tag', async () => {
  const store = await everyQueryOpen();
  const { keys } = store.getState().api.provided;
  const answered = Object.entries(store.getState().api.queries);
  expect(answered).toHaveLength(Object.keys(queries).length);
  expect(answered.filter(([key]) => !keys[key as keyof typeof keys]?.length).map(([, query]) => query?.endpointName)).toEqual([]);
});

test.each(Object.keys(mutations) as MutationName[])('%s makes stale what it changes, and nothing else', async (name) => {
  expect(await refetchedAfter(name)).toEqual([...new Set(mutations[name].stale)].sort());
});

test('a maintenance call that got no answer may have changed what it is about, but the list of runs is left alone', async () => {
  expect(await refetchedAfter('refreshStandings', () => new Response('', { status: 500 }))).toEqual([...standings].sort());
});

test.each(['teamSetKeeper', 'sleeperTeamSetKeeper', 'createPreDraftTrade'] as const)(
  'a refused %s has changed nothing, so nothing is fetched anew',
  async (name) => {
    expect(await refetchedAfter(name, () => new Response('', { status: 403 }))).toEqual([]);
  },
);
