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
import { adminApi } from '../../src/api/admin';
import { invitationsApi } from '../../src/api/invitations';
import { accountsApi } from '../../src/api/managedAccounts';
import { leaguesApi } from '../../src/api/leagues';
import { eventTicketsApi } from '../../src/api/eventTickets';
import { gamesApi, rulesApi } from '../../src/api/games';
import { keeperChangesApi } from '../../src/api/keeperChanges';
import { leagueSettingsApi } from '../../src/api/leagueSettings';
import { passkeysApi, secondFactorApi, sessionsApi } from '../../src/api/sessions';
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
  ...accountsApi.endpoints,
  ...adminApi.endpoints,
  ...sessionsApi.endpoints,
  ...draftApi.endpoints,
  ...eventTicketsApi.endpoints,
  ...gamesApi.endpoints,
  ...rulesApi.endpoints,
  ...historyApi.endpoints,
  ...invitationsApi.endpoints,
  ...keeperChangesApi.endpoints,
  ...leagueSettingsApi.endpoints,
  ...leagueApi.endpoints,
  ...leaguesApi.endpoints,
  ...passkeysApi.endpoints,
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
  getPasskeys: {},
  getFuturePicks: league,
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
  getFailedJobs: {},
  getLeagues: {},
  getAdditions: {},
  getLeagueSettings: league,
  getInvitations: {},
  getSecurityLog: {},
  getAccountRules: {},
  getAccounts: {},
};

/** What each mutation makes stale: the queries that are fetched anew after it. A mutation that is missing here does not compile. */
const breakdowns: QueryName[] = ['getKeeperBreakdown', 'getRosterBreakdown'];
const profiles: QueryName[] = ['getSleeperTeamProfile', 'getTeamProfile'];
/** They have the last week's games and the newest trades too. */
const leagues: QueryName[] = ['getLeague', 'getSleeperLeague'];
const standings: QueryName[] = ['getGames', 'getRules', 'getLeagueYears', ...leagues, ...profiles];
const rosters: QueryName[] = [
  ...breakdowns,
  ...(['getAvailablePlayers', 'getDepthChart', 'getPlayer', 'getSleeperTeam', 'getTeam'] as const),
];
/** The header of a team has its picks, and which of them are keepers. */
const draft: QueryName[] = ['getDraftOrder', ...profiles];
const trades: QueryName[] = ['getFuturePicks', 'getPreDraftTrades', 'getTransactions', ...leagues];
const scores: QueryName[] = [
  ...leagues,
  'getGames',
  'pointsByYear',
  'pointsByYearTeam',
  'pointsByYearTeamWeek',
  'sleeperPointsByYear',
  'sleeperPointsByYearTeam',
  'sleeperPointsByYearTeamWeek',
];
const keepers: QueryName[] = [...draft, 'getAvailablePlayers', 'getKeeperBreakdown', 'getPlayer'];
const runs: QueryName[] = [
  'getAdditions',
  'getActiveRuns',
  'getFailedJobs',
  'getLeagueSettings',
  'getLeagues',
  'getNewSeasons',
  'getRuns',
  'getSchedule',
  'getUnmatchedPlayers',
];
const securityLog: QueryName[] = ['getAccountRules', 'getAccounts', 'getSecurityLog'];
const account: QueryName[] = ['getAccount', 'getSecondFactor', 'getPasskeys'];
const newSeason: QueryName[] = [
  ...[...standings, ...rosters, ...draft, ...trades, ...runs],
  ...(['getEnteredTrades', 'getSettings'] as const),
];
const code = { password: 'secret', code: '123456' };
const mutations: Record<MutationName, { arg?: object; stale: QueryName[] }> = {
  teamSetKeeper: { arg: { teamId: '1', leaguePlayerId: '2' }, stale: [...keepers, 'getKeeperChanges'] },
  setDemoLeagues: { arg: { demoLeaguesChange: { areShown: true } }, stale: [...runs, ...account] },
  previewPlayerFile: { arg: { playerFile: { name: 'a.csv', text: 'RK' } }, stale: [] },
  loadPlayerFile: {
    arg: { playerFile: { name: 'a.csv', text: 'RK' } },
    stale: [...rosters, ...keepers, ...runs, 'getRookies', 'getSettings'],
  },
  addLeague: { arg: { leagueCreate: { platform: 'sleeper', league: '1' } }, stale: runs },
  setLeagueSettings: {
    arg: { leagueSettingsChange: { leagueId: '1', manualKeepersEnabled: true } },
    stale: [...newSeason, ...keepers, ...scores, 'getKeeperChanges', 'getRookies', ...account],
  },
  acceptDrop: {
    arg: { dropChoice: { leagueId: '1', call: 'refreshRosters' } },
    stale: [...newSeason, ...keepers, ...scores, 'getKeeperChanges', 'getRookies'],
  },
  removeLeague: { arg: { leagueRemove: { leagueId: '1', name: 'One' } }, stale: account },
  sleeperTeamSetKeeper: {
    arg: { sleeperSetKeeperRequest: { teamId: '1', playerId: '2' } },
    stale: [...keepers, 'getKeeperChanges'],
  },
  createPreDraftTrade: { arg: { preDraftTradeCreate: trade }, stale: [...draft, ...leagues, 'getEnteredTrades'] },
  replacePreDraftTrade: {
    arg: { preDraftTradeReplace: { ...trade, tradeId: '1' } },
    stale: [...draft, ...leagues, 'getEnteredTrades'],
  },
  takeBackPreDraftTrade: { arg: { ...season, tradeId: '1' }, stale: [...draft, ...leagues, 'getEnteredTrades'] },
  saveAlias: { arg: { aliasCreate: { name: 'Bam', player: 'Josh Allen' } }, stale: ['getAliases'] },
  removeAlias: { arg: { aliasRemove: { name: 'Bam' } }, stale: ['getUnmatchedPlayers'] },
  exportLeague: { arg: league, stale: securityLog },
  saveHostKey: { arg: { hostKey: { league: '1', apiKey: 'key' } }, stale: [] },
  getEventTicket: { stale: [] },
  beginSecondFactor: { arg: { noFields: {} }, stale: [] },
  turnOnSecondFactor: { arg: { passwordAndCode: code }, stale: account },
  makeRecoveryCodes: { arg: { passwordAndCode: code }, stale: account },
  turnOffSecondFactor: { arg: { passwordAndCode: code }, stale: account },
  setPassword: { arg: { newPassword: { newPassword: 'secret' } }, stale: account },
  beginPasskey: { arg: { passkeyBegin: {} }, stale: [] },
  addPasskey: { arg: { passkeyCreate: { credential: {} } }, stale: account },
  removePasskey: { arg: { passkeyRemove: { passkeyId: '1' } }, stale: account },
  createInvitation: { arg: { invitationCreate: { role: 'member', scopes: [] } }, stale: ['getInvitations'] },
  createPasswordReset: { arg: { passwordResetCreate: { userEmail: 'a@example.com' } }, stale: ['getInvitations'] },
  endSessions: { arg: {}, stale: [] },
  renamePasskey: { arg: { passkeyRename: { passkeyId: '1', name: 'Phone' } }, stale: [] },
  withdrawInvitation: { arg: { invitationId: '1' }, stale: [] },
  setAccountRules: { arg: { accountRulesChange: { requiresSecondFactor: true } }, stale: securityLog },
  setRights: { arg: { rightsChange: { accountId: '1', role: 'admin', scopes: [] } }, stale: [...securityLog, ...account] },
  endAccountSessions: { arg: { accountChoice: { accountId: '1' } }, stale: securityLog },
  removeAccount: {
    arg: { accountRemove: { accountId: '1', userEmail: 'a@example.com' } },
    stale: [...securityLog, 'getInvitations'],
  },
  setPace: { arg: { paceChange: { ...league, pace: 'daily' } }, stale: [] },
  retryFailedJob: { arg: { failedJobChoice: { jobId: '1' } }, stale: runs },
  discardFailedJob: { arg: { failedJobChoice: { jobId: '1' } }, stale: [] },
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

/** A store whose every query has had a response and stays in use; the tables are left empty by responses without a body. */
async function everyQueryOpen() {
  server.intercept(() => new Response(''));
  const store = makeStore({ host: { apiUrl: '', clientUrl: '' }, toLogIn: jest.fn() });
  await Promise.all(Object.entries(queries).map(([name, arg]) => store.dispatch(start(name as QueryName, arg))));
  return store;
}

/** The queries that are fetched anew after a mutation. */
async function refetchedAfter(name: MutationName, response = () => new Response('')): Promise<string[]> {
  const store = await everyQueryOpen();
  const pending = () => Object.values(store.getState().api.queries).filter((query) => query?.status === 'pending');
  let isMutation = true;
  server.intercept(() => {
    const responded = isMutation ? response() : new Response('');
    isMutation = false;
    return responded;
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

test('every endpoint of the API is covered', () => {
  expect(Object.keys({ ...queries, ...mutations }).sort()).toEqual(Object.keys(baseApi.endpoints).sort());
});

test('each query provides a tag', async () => {
  const store = await everyQueryOpen();
  const { keys } = store.getState().api.provided;
  const responded = Object.entries(store.getState().api.queries);
  expect(responded).toHaveLength(Object.keys(queries).length);
  expect(responded.filter(([key]) => !keys[key as keyof typeof keys]?.length).map(([, query]) => query?.endpointName)).toEqual(
    [],
  );
});

test.each(Object.keys(mutations) as MutationName[])('%s invalidates what it changes, and nothing else', async (name) => {
  expect(await refetchedAfter(name)).toEqual([...new Set(mutations[name].stale)].sort());
});

test('a maintenance call without a response invalidates what it may have changed, but not the list of runs', async () => {
  expect(await refetchedAfter('refreshStandings', () => new Response('', { status: 500 }))).toEqual([...standings].sort());
});

test.each(['teamSetKeeper', 'sleeperTeamSetKeeper', 'createPreDraftTrade'] as const)(
  'a refused %s changed nothing, so nothing is refetched',
  async (name) => {
    expect(await refetchedAfter(name, () => new Response('', { status: 403 }))).toEqual([]);
  },
);
