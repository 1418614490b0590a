import type { QueryName } from '../api/types';
import type { PlatformKey } from '../lib/config';

/** A route's link in the menus. */
export type Nav = {
  /** `menu`: the navbar's League menu; `bar`: a link of its own in the navbar; `sub`: the league's bar only. */
  place: 'menu' | 'bar' | 'sub';
  /** `{season}` stands for the configured season, or the newest one of a league that has not had it. */
  label: string;
  /** Shown only while this holds. */
  when?: 'beforeDraft';
  /** The year of a link with `:year`: that season (default), or the one that the league prepares for. */
  year?: 'league';
  /** The link's keyboard shortcut, as keys in sequence. */
  keys?: string;
};

/** The groups of a league's screens, in the order of its bar. */
export const groups = ['Standings', 'Teams', 'Draft', 'Players', 'Scores', 'History'] as const;
export type Group = (typeof groups)[number];

export type Route = {
  path: string;
  /** The screen's name in the document title; empty on the landing page. */
  title: string;
  platform: PlatformKey | null;
  /** The queries that the route's loader starts, besides the league's settings. */
  queries?: readonly QueryName[];
  /** A parameter whose change alone does not run the loader. */
  idleParam?: 'week';
  /** The group of a league's screen. */
  group?: Group;
  nav?: Nav;
  /** The id of the parent screen in the breadcrumbs. */
  parent?: string;
  /** The screen's label in the breadcrumbs if it is not its title; `{year}` stands for the year in the URL. */
  crumb?: string;
};

/** What the path of each of Sleeper's screens has before the default platform's. */
export const SLEEPER = '/sleeper';

/** The same screen of a Sleeper league, in the league's bar only. */
const ofSleeper = <Path extends string>(route: Route & { path: Path; nav: Nav }) => ({
  ...route,
  path: `${SLEEPER}${route.path}` as `${typeof SLEEPER}${Path}`,
  platform: 'sleeper' as const,
  nav: { ...route.nav, place: 'sub' as const },
});

/** The screens whose query takes a league of either platform. */
const anyLeague = {
  depthChart: {
    path: '/depthchart/:leagueId',
    title: 'Depth Charts',
    platform: 'default',
    group: 'Teams',
    queries: ['getDepthChart'],
    nav: { place: 'menu', label: 'Depth Chart', keys: 'g c' },
  },
  draftOrder: {
    path: '/draftorder/:leagueId',
    title: 'Draft Order',
    platform: 'default',
    group: 'Draft',
    queries: ['getDraftOrder'],
    nav: { place: 'menu', label: 'Draft Order', keys: 'g d', when: 'beforeDraft' },
  },
  rosterBreakdown: {
    path: '/rosterbreakdown/:leagueId',
    title: 'Roster Breakdowns',
    platform: 'default',
    group: 'Teams',
    queries: ['getRosterBreakdown'],
    nav: { place: 'menu', label: 'Roster Breakdown' },
  },
  keeperBreakdown: {
    path: '/keeperbreakdown/:leagueId',
    title: 'Keeper Breakdown',
    platform: 'default',
    group: 'Draft',
    queries: ['getKeeperBreakdown'],
    nav: { place: 'sub', label: 'Keeper Breakdown' },
  },
  availablePlayers: {
    path: '/availableplayers/:leagueId',
    title: 'Available Players',
    platform: 'default',
    group: 'Players',
    queries: ['getAvailablePlayers'],
    nav: { place: 'sub', label: 'Available Players', keys: 'g p' },
  },
  preDraftTrades: {
    path: '/predrafttrades/:leagueId/:year',
    title: 'Pre-Draft Trades',
    platform: 'default',
    group: 'Draft',
    queries: ['getPreDraftTrades'],
    nav: { place: 'sub', label: 'Pre-Draft Trades', year: 'league' },
  },
  transactions: {
    path: '/transactions/:leagueId/:year',
    title: 'Transactions',
    platform: 'default',
    group: 'Players',
    queries: ['getTransactions'],
    nav: { place: 'sub', label: 'Transactions' },
  },
  rookies: {
    path: '/rookies/:leagueId/:year',
    title: 'Rookies',
    platform: 'default',
    group: 'Players',
    queries: ['getRookies'],
    nav: { place: 'menu', label: '{season} Rookies', keys: 'g r' },
  },
  history: {
    path: '/league/history/:leagueId',
    title: 'History',
    platform: 'default',
    group: 'History',
    queries: ['getLeagueYears'],
    nav: { place: 'bar', label: 'History', keys: 'g h' },
  },
} as const satisfies Record<string, Route>;

/** Every screen of the application, in the order of the menus. */
export const routes = {
  landing: { path: '/', title: '', platform: null },
  admin: { path: '/admin', title: 'Admin', platform: null },
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
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;
export const routeIds = Object.keys(routes) as RouteId[];
