import { accountApi, baseApi, draftApi, historyApi, leagueApi, preDraftTradesApi, settingsApi, teamApi } from '../../src/api';
import { rookiesApi } from '../../src/api/generated/rookies.gen';
import { adminApi } from '../../src/api/generated/admin.gen';
import { invitationsApi } from '../../src/api/generated/invitations.gen';
import { accountsApi } from '../../src/api/generated/accounts.gen';
import { leaguesApi } from '../../src/api/generated/leagues.gen';
import { directoryApi } from '../../src/api/generated/directory.gen';
import { draftPicksApi } from '../../src/api/generated/draftPicks.gen';
import { eventTicketsApi } from '../../src/api/generated/eventTickets.gen';
import { gamesApi } from '../../src/api/generated/games.gen';
import { rulesApi } from '../../src/api/generated/rules.gen';
import { keeperDeskApi } from '../../src/api/generated/keeperDesk.gen';
import { keeperChangesApi } from '../../src/api/generated/keeperChanges.gen';
import { leagueSettingsApi } from '../../src/api/generated/leagueSettings.gen';
import { pickTradesApi } from '../../src/api/generated/pickTrades.gen';
import { searchApi } from '../../src/api/generated/search.gen';
import { passkeysApi } from '../../src/api/generated/passkeys.gen';
import { secondFactorApi } from '../../src/api/generated/secondFactor.gen';
import { sessionsApi } from '../../src/api/generated/sessions.gen';
import { makeStore } from '../../src/store/makeStore';
import { samples } from '../samples';

const league = { leagueId: '132' };
const season = { ...league, year: 2025 };
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
  ...directoryApi.endpoints,
  ...draftApi.endpoints,
  ...draftPicksApi.endpoints,
  ...eventTicketsApi.endpoints,
  ...gamesApi.endpoints,
  ...rulesApi.endpoints,
  ...searchApi.endpoints,
  ...historyApi.endpoints,
  ...invitationsApi.endpoints,
  ...keeperChangesApi.endpoints,
  ...keeperDeskApi.endpoints,
  ...leagueSettingsApi.endpoints,
  ...leagueApi.endpoints,
  ...leaguesApi.endpoints,
  ...passkeysApi.endpoints,
  ...pickTradesApi.endpoints,
  ...preDraftTradesApi.endpoints,
  ...rookiesApi.endpoints,
  ...secondFactorApi.endpoints,
  ...settingsApi.endpoints,
  ...teamApi.endpoints,
};
type QueryName = Endpoints<'useQuery', typeof all>;
type MutationName = Endpoints<'useMutation', typeof all>;

/** The arguments of the queries without a sample. */
const otherQueries: Partial<Record<QueryName, object>> = {
  findHostLeague: { platform: 'sleeper', league: '1' },
  findLeaguesOfUser: { user: 'avery01' },
  getBracket: league,
  getGames: league,
  getSearchIndex: league,
  getTeamSeason: { ...league, teamId: '1' },
  getRules: league,
  getPlayer: { ...league, playerId: '1' },
  getEnteredTrades: season,
  getTradablePicks: season,
  getKeeperChanges: league,
  getOwnKeeperDesk: { ...league, teamId: '1' },
  getAccount: {},
  getSessions: {},
  getSecondFactor: {},
  getPasskeys: {},
  getNewSeasons: {},
  getRuns: {},
  getActiveRuns: {},
  getUnmatchedPlayers: {},
  getAliases: {},
  getSchedule: {},
  getFailedJobs: {},
  getLeagues: {},
  getDirectory: {},
  getAdditions: {},
  getLeagueSettings: league,
  getInvitations: {},
  getSecurityLog: {},
  getAccountRules: {},
  getAccounts: {},
};
const queries = {
  ...Object.fromEntries(
    Object.entries(samples).map(([name, { params }]) => [name, { platform: 'default', ...league, ...params }]),
  ),
  ...otherQueries,
} as Record<QueryName, object>;

const settings: QueryName[] = ['getSettings', 'getKeeperRules'];
/** What keepers cost follows from rosters, marks, drafts and trades. */
const desk: QueryName[] = ['getKeeperDesk', 'getOwnKeeperDesk', 'getKeeperChoices', 'getKeeperHistory'];
/** What each mutation makes stale: the queries that are fetched anew after it. A mutation that is missing here does not compile. */
const breakdowns: QueryName[] = ['getKeeperBreakdown', 'getRosterBreakdown'];
const standings: QueryName[] = [
  'getGames',
  'getBracket',
  'getTeamSeason',
  'getRecords',
  'getAllTime',
  'getRules',
  'getSearchIndex',
  'getLeagueYears',
  'getLeague',
  'getMatchup',
  'getTeamProfile',
  'pointsByYearTeam',
  'pointsByYearTeamWeek',
];
const rosters: QueryName[] = [
  ...breakdowns,
  ...desk,
  ...(['getAvailablePlayers', 'getDepthChart', 'getPlayer', 'getPlayerStory', 'getSearchIndex', 'getTeam'] as const),
];
/** The header of a team has its picks, and which of them are keepers. */
const draft: QueryName[] = [
  ...desk,
  'getDraftPick',
  ...(['getDraftOrder', 'getPlayerStory', 'getTeamProfile', 'getTransactions', 'getWeekRosters'] as const),
];
const trades: QueryName[] = [
  ...desk,
  'getDraftPick',
  'getFuturePicks',
  'getPlayerStory',
  'getPreDraftTrades',
  'getTradablePicks',
  'getTransactions',
  'getWeekRosters',
  'getLeague',
];
/** Entered trades can be of picks of later seasons. */
const entered: QueryName[] = ['getEnteredTrades', 'getFuturePicks', 'getTradablePicks'];
const scores: QueryName[] = [
  'getLeague',
  'getGames',
  'getBracket',
  'getTeamSeason',
  'getRecords',
  'getAllTime',
  'getMatchup',
  'getPlayerStory',
  'pointsByYear',
  'pointsByYearTeam',
  'pointsByYearTeamWeek',
  'getWeekRosters',
];
const keepers: QueryName[] = [...draft, 'getAvailablePlayers', 'getKeeperBreakdown', 'getPlayer', 'getSearchIndex', ...settings];
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
const newSeason: QueryName[] = [...[...standings, ...rosters, ...draft, ...trades, ...runs], ...settings, 'getEnteredTrades'];
const code = { password: 'secret', code: '123456' };
const mutations: Record<MutationName, { arg?: object; stale: QueryName[] }> = {
  teamSetKeeper: { arg: { teamId: '1', leaguePlayerId: '2' }, stale: [...keepers, 'getKeeperChanges'] },
  setDemoLeagues: { arg: { demoLeaguesChange: { areShown: true } }, stale: [...runs, ...account, 'getDirectory'] },
  previewPlayerFile: { arg: { playerFile: { name: 'a.csv', text: 'RK' } }, stale: [] },
  loadPlayerFile: {
    arg: { playerFile: { name: 'a.csv', text: 'RK' } },
    stale: [...rosters, ...keepers, ...runs, 'getRookies'],
  },
  addLeague: { arg: { leagueCreate: { platform: 'sleeper', league: '1' } }, stale: [...runs, ...account] },
  setLeagueSettings: {
    arg: { leagueSettingsChange: { leagueId: '1', manualKeepersEnabled: true } },
    stale: [...newSeason, ...keepers, ...scores, 'getKeeperChanges', 'getRookies', ...account, 'getDirectory'],
  },
  acceptDrop: {
    arg: { dropChoice: { leagueId: '1', call: 'refreshRosters' } },
    stale: [...newSeason, ...keepers, ...scores, 'getKeeperChanges', 'getRookies'],
  },
  setKeeperRules: {
    arg: { keeperRulesChange: { leagueId: '1' } },
    stale: [...keepers, ...standings, 'getSettings', 'getLeagueSettings'],
  },
  takeHostKeepers: { arg: { body: { leagueId: '1' } }, stale: [...keepers, 'getKeeperChanges'] },
  removeLeague: { arg: { leagueRemove: { leagueId: '1', name: 'One' } }, stale: [...account, 'getDirectory'] },
  sleeperTeamSetKeeper: {
    arg: { sleeperSetKeeperRequest: { teamId: '1', playerId: '2' } },
    stale: [...keepers, 'getKeeperChanges'],
  },
  createPreDraftTrade: { arg: { preDraftTradeCreate: trade }, stale: [...draft, 'getLeague', ...entered] },
  replacePreDraftTrade: {
    arg: { preDraftTradeReplace: { ...trade, tradeId: '1' } },
    stale: [...draft, 'getLeague', ...entered, ...settings],
  },
  takeBackPreDraftTrade: { arg: { ...season, tradeId: '1' }, stale: [...draft, 'getLeague', ...entered, ...settings] },
  createPickTrade: {
    arg: { pickTradeCreate: { ...season, date: '2025-08-01', fromTeamId: '1', toTeamId: '2', fromPicks: [], toPicks: [] } },
    stale: [...draft, ...trades, ...entered, ...settings],
  },
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
  setPace: { arg: { paceChange: { ...league, pace: 'daily' } }, stale: ['getSchedule'] },
  retryFailedJob: { arg: { failedJobChoice: { jobId: '1' } }, stale: runs },
  discardFailedJob: { arg: { failedJobChoice: { jobId: '1' } }, stale: [] },
  syncLeague: { arg: { scheduledLeagueChoice: league }, stale: ['getSchedule'] },
  populateCache: { stale: [...rosters, ...runs] },
  populateRookies: { stale: ['getRookies', ...runs] },
  populateFullLeagueYearData: { stale: [...standings, ...runs] },
  populateLastSeasonsRoster: { arg: league, stale: [...rosters, ...draft, ...settings, ...runs] },
  refreshKeepers: { arg: league, stale: [...rosters, ...draft, ...settings, ...runs] },
  refreshRosters: { arg: league, stale: [...rosters, ...draft, ...settings, ...runs] },
  refreshStandings: { arg: league, stale: [...standings, ...runs] },
  updateLeagueYearData: { stale: [...standings, ...runs] },
  getNflPlayerRankings: { stale: [...rosters, ...draft, ...settings, ...runs] },
  setFantasyProsPlayerIds: { stale: [...rosters, ...draft, ...settings, ...runs] },
  loadNewFantasyProsFile: { stale: [...rosters, ...draft, 'getRookies', ...settings, ...runs] },
  updateHistoricalTeamWeekData: { arg: league, stale: [...scores, ...runs] },
  populateLeagueDraftOrder: { arg: league, stale: [...draft, ...trades, ...settings, ...runs] },
  sleeperUpdateLeagues: { stale: [...standings, ...rosters, ...draft, ...trades, ...settings, ...runs] },
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

/** One store for all tests: after each, every query has had its response again. */
let store: ReturnType<typeof makeStore>;
beforeAll(async () => void (store = await everyQueryOpen()));

/** The queries that are fetched anew after a mutation. */
async function refetchedAfter(
  name: MutationName,
  response = () => new Response(''),
  arg: object | undefined = mutations[name].arg,
): Promise<string[]> {
  const pending = () => Object.values(store.getState().api.queries).filter((query) => query?.status === 'pending');
  let isMutation = true;
  server.intercept(() => {
    const responded = isMutation ? response() : new Response('');
    isMutation = false;
    return responded;
  });
  const before = new Map(Object.entries(store.getState().api.queries).map(([key, query]) => [key, query?.requestId]));
  await (store.dispatch(start(name, arg)) as Promise<unknown>);
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

test('each query provides a tag', () => {
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

test.each(['setKeeperRules', 'createPickTrade'] as const)(
  'a trial of %s saves nothing, so nothing is refetched',
  async (name) => {
    const tried = Object.fromEntries(
      Object.entries(mutations[name].arg!).map(([key, body]) => [key, { ...body, isTrial: true }]),
    );
    expect(await refetchedAfter(name, undefined, tried)).toEqual([]);
  },
);
