import type { Group, Nav, Route } from './route';
import { anyLeague } from './sharedRoutes';

/** The groups in the order of a league's bar. */
export const groups = ['Standings', 'Teams', 'Draft', 'Players', 'Scores', 'History'] as const satisfies readonly Group[];
/** The groups whose screens show rosters, draft and trades; the others show scores and standings. */
export const rosterGroups: readonly Group[] = ['Teams', 'Draft', 'Players'];

/** The prefix of the paths of Sleeper's screens. */
export const SLEEPER = '/sleeper';

/** The same screen of a Sleeper league, in the league's bar only. */
const ofSleeper = <Path extends string>(route: Route & { path: Path; nav: Nav }) => ({
  ...route,
  path: `${SLEEPER}${route.path}` as `${typeof SLEEPER}${Path}`,
  platform: 'sleeper' as const,
  nav: { ...route.nav, place: 'sub' as const },
});

/** Every screen of the application, in the order of the menus. */
export const routes = {
  landing: { path: '/', title: '', platform: null },
  admin: { path: '/admin', title: 'Admin', platform: null },
  accounts: { path: '/admin/accounts', title: 'Accounts', platform: null, parent: 'admin' },
  addLeague: { path: '/add-league', title: 'Add a league', platform: null },
  logIn: { path: '/log-in', title: 'Log in', platform: null },
  invitation: { path: '/invitation', title: 'Your account', platform: null },

  standings: {
    path: '/league/:leagueId',
    title: 'Standings',
    platform: 'default',
    group: 'Standings',
    queries: ['getLeague'],
    nav: { place: 'menu', label: 'Standings', keys: 'g s' },
  },
  team: {
    path: '/league/:leagueId/team/:teamId',
    title: 'Team',
    platform: 'default',
    group: 'Teams',
    queries: ['getTeam', 'getTeamProfile', 'getLeague'],
  },
  depthChart: anyLeague.depthChart,
  draftOrder: anyLeague.draftOrder,
  rosterBreakdown: anyLeague.rosterBreakdown,
  keeperBreakdown: anyLeague.keeperBreakdown,
  availablePlayers: anyLeague.availablePlayers,
  preDraftTrades: anyLeague.preDraftTrades,
  futurePicks: anyLeague.futurePicks,
  transactions: anyLeague.transactions,
  rookies: anyLeague.rookies,
  pointsByYear: {
    path: '/history/:leagueId/pointsbyyear/:year',
    title: 'Team Scores',
    platform: 'default',
    group: 'Scores',
    queries: ['pointsByYear'],
    crumb: '{year} Team Scores',
    nav: { place: 'menu', label: '{season} Team Scores', keys: 'g t' },
  },
  pointsByYearTeam: {
    path: '/history/:leagueId/pointsbyyear/:year/:teamId',
    title: 'Weekly Scores',
    platform: 'default',
    group: 'Scores',
    queries: ['pointsByYearTeam'],
    parent: 'pointsByYear',
  },
  pointsByYearTeamWeek: {
    path: '/history/:leagueId/pointsbyyear/:year/:teamId/:week',
    title: 'Player Scores',
    platform: 'default',
    group: 'Scores',
    queries: ['pointsByYearTeamWeek'],
    idleParam: 'week',
    parent: 'pointsByYearTeam',
  },
  history: anyLeague.history,
  leagueSettings: { path: '/league/:leagueId/settings', title: 'League settings', platform: 'default' },

  sleeperStandings: {
    path: '/sleeper/league/:leagueId',
    title: 'Standings',
    platform: 'sleeper',
    group: 'Standings',
    queries: ['getSleeperLeague'],
    nav: { place: 'menu', label: 'Standings', keys: 'g s' },
  },
  sleeperTeam: {
    path: '/sleeper/league/:leagueId/team/:teamId',
    title: 'Team',
    platform: 'sleeper',
    group: 'Teams',
    queries: ['getSleeperTeam', 'getSleeperTeamProfile', 'getSleeperLeague'],
  },
  sleeperDepthChart: ofSleeper(anyLeague.depthChart),
  sleeperDraftOrder: ofSleeper(anyLeague.draftOrder),
  sleeperRosterBreakdown: ofSleeper(anyLeague.rosterBreakdown),
  sleeperKeeperBreakdown: ofSleeper(anyLeague.keeperBreakdown),
  sleeperAvailablePlayers: ofSleeper(anyLeague.availablePlayers),
  sleeperPreDraftTrades: ofSleeper(anyLeague.preDraftTrades),
  sleeperFuturePicks: ofSleeper(anyLeague.futurePicks),
  sleeperTransactions: ofSleeper(anyLeague.transactions),
  sleeperRookies: ofSleeper(anyLeague.rookies),
  sleeperPointsByYear: {
    path: '/sleeper/history/:leagueId/pointsbyyear/:year',
    title: 'Team Scores',
    platform: 'sleeper',
    group: 'Scores',
    queries: ['sleeperPointsByYear'],
    crumb: '{year} Team Scores',
    nav: { place: 'menu', label: '{season} Team Scores', keys: 'g t' },
  },
  sleeperPointsByYearTeam: {
    path: '/sleeper/history/:leagueId/pointsbyyear/:year/:teamId',
    title: 'Weekly Scores',
    platform: 'sleeper',
    group: 'Scores',
    queries: ['sleeperPointsByYearTeam'],
    parent: 'sleeperPointsByYear',
  },
  sleeperPointsByYearTeamWeek: {
    path: '/sleeper/history/:leagueId/pointsbyyear/:year/:teamId/:week',
    title: 'Player Scores',
    platform: 'sleeper',
    group: 'Scores',
    queries: ['sleeperPointsByYearTeamWeek'],
    idleParam: 'week',
    parent: 'sleeperPointsByYearTeam',
  },
  sleeperHistory: ofSleeper(anyLeague.history),
  sleeperLeagueSettings: {
    path: '/sleeper/league/:leagueId/settings',
    title: 'League settings',
    platform: 'sleeper',
  },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;
export const routeIds = Object.keys(routes) as RouteId[];

/** The screens with a component of their own: `sleeperTeam` has that of `team`. */
export type ComponentId = Exclude<RouteId, `sleeper${string}`>;

/** The id of the screen whose component renders a screen. */
export const componentIdOf = (id: RouteId) => id.replace(/^sleeper(.)/, (_, first: string) => first.toLowerCase()) as ComponentId;
