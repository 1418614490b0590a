import type { ProviderKey } from '../lib/config';
import type { CallName } from './calls';

/** Where a route stands in the menus. */
export type Nav = {
  /** `menu`: the navbar's League menu; `bar`: a link of its own in the navbar; `sub`: the sub-navigation only. */
  place: 'menu' | 'bar' | 'sub';
  /** `{season}` stands for the configured season. */
  label: string;
  /** Shown only while this holds. */
  when?: 'beforeDraft';
  /** The year a link with `:year` leads to: the configured season (the default), or the one that the league prepares. */
  year?: 'league';
  /** The keys that lead there, one after the other. */
  keys?: string;
};

export type Route = {
  path: string;
  /** The screen's name in the document title; empty on the landing page. */
  title: string;
  provider: ProviderKey | null;
  /** The calls that the page starts with, beside its league's settings. They leave before the page's code is there. */
  calls?: readonly CallName[];
  nav?: Nav;
  /** The id of the screen above, where the way up is shown. */
  parent?: string;
  /** The screen's name in that way, where it is not its title; `{year}` stands for the address's year. */
  crumb?: string;
};

/** Every screen of the product, one row each, menus in this order. */
export const routes = {
  landing: { path: '/', title: '', provider: null },
  admin: { path: '/admin', title: 'Admin', provider: null },
  logIn: { path: '/log-in', title: 'Log in', provider: null },

  standings: {
    path: '/league/:leagueId',
    title: 'Standings',
    provider: 'default',
    calls: ['getLeague'],
    nav: { place: 'menu', label: 'Standings', keys: 'g s' },
  },
  team: { path: '/league/:leagueId/team/:teamId', title: 'Team', provider: 'default', calls: ['getTeam', 'getTeamProfile'] },
  depthChart: {
    path: '/depthchart/:leagueId',
    title: 'Depth Charts',
    provider: 'default',
    calls: ['getDepthChart'],
    nav: { place: 'menu', label: 'Depth Chart', keys: 'g c' },
  },
  draftOrder: {
    path: '/draftorder/:leagueId',
    title: 'Draft Order',
    provider: 'default',
    calls: ['getDraftOrder'],
    nav: { place: 'menu', label: 'Draft Order', keys: 'g d', when: 'beforeDraft' },
  },
  rosterBreakdown: {
    path: '/rosterbreakdown/:leagueId',
    title: 'Roster Breakdowns',
    provider: 'default',
    calls: ['getRosterBreakdown'],
    nav: { place: 'menu', label: 'Roster Breakdown' },
  },
  keeperBreakdown: {
    path: '/keeperbreakdown/:leagueId',
    title: 'Keeper Breakdown',
    provider: 'default',
    calls: ['getKeeperBreakdown'],
    nav: { place: 'sub', label: 'Keeper Breakdown' },
  },
  availablePlayers: {
    path: '/availableplayers/:leagueId',
    title: 'Available Players',
    provider: 'default',
    calls: ['getAvailablePlayers'],
    nav: { place: 'sub', label: 'Available Players', keys: 'g p' },
  },
  preDraftTrades: {
    path: '/predrafttrades/:leagueId/:year',
    title: 'Pre-Draft Trades',
    provider: 'default',
    calls: ['getPreDraftTrades'],
    nav: { place: 'sub', label: 'Pre-Draft Trades', year: 'league' },
  },
  rookies: {
    path: '/rookies/:leagueId/:year',
    title: 'Rookies',
    provider: 'default',
    calls: ['getRookies'],
    nav: { place: 'menu', label: '{season} Rookies', keys: 'g r' },
  },
  pointsByYear: {
    path: '/history/:leagueId/pointsbyyear/:year',
    title: 'Team Scores',
    provider: 'default',
    calls: ['pointsByYear'],
    crumb: '{year} Team Scores',
    nav: { place: 'menu', label: '{season} Team Scores', keys: 'g t' },
  },
  pointsByYearTeam: {
    path: '/history/:leagueId/pointsbyyear/:year/:teamId',
    title: 'Weekly Scores',
    provider: 'default',
    calls: ['pointsByYearTeam'],
    parent: 'pointsByYear',
  },
  pointsByYearTeamWeek: {
    path: '/history/:leagueId/pointsbyyear/:year/:teamId/:week',
    title: 'Player Scores',
    provider: 'default',
    calls: ['pointsByYearTeamWeek'],
    parent: 'pointsByYearTeam',
  },
  history: {
    path: '/league/history/:leagueId',
    title: 'History',
    provider: 'default',
    calls: ['getLeagueYears'],
    nav: { place: 'bar', label: 'History', keys: 'g h' },
  },

  secondStandings: {
    path: '/sleeper/league/:leagueId',
    title: 'Standings',
    provider: 'sleeper',
    calls: ['getSleeperLeague'],
    nav: { place: 'menu', label: 'Standings', keys: 'g s' },
  },
  secondTeam: {
    path: '/sleeper/league/:leagueId/team/:teamId',
    title: 'Team',
    provider: 'sleeper',
    calls: ['getSleeperTeam', 'getSleeperTeamProfile'],
  },
  secondPointsByYear: {
    path: '/sleeper/history/:leagueId/pointsbyyear/:year',
    title: 'Team Scores',
    provider: 'sleeper',
    calls: ['sleeperPointsByYear'],
    crumb: '{year} Team Scores',
    nav: { place: 'menu', label: '{season} Team Scores', keys: 'g t' },
  },
  secondPointsByYearTeam: {
    path: '/sleeper/history/:leagueId/pointsbyyear/:year/:teamId',
    title: 'Weekly Scores',
    provider: 'sleeper',
    calls: ['sleeperPointsByYearTeam'],
    parent: 'secondPointsByYear',
  },
  secondPointsByYearTeamWeek: {
    path: '/sleeper/history/:leagueId/pointsbyyear/:year/:teamId/:week',
    title: 'Player Scores',
    provider: 'sleeper',
    calls: ['sleeperPointsByYearTeamWeek'],
    parent: 'secondPointsByYearTeam',
  },
} as const satisfies Record<string, Route>;

/** The provider whose pages stand beside the default provider's. */
export const secondProviderKey: ProviderKey = 'sleeper';

export type RouteId = keyof typeof routes;
export const routeIds = Object.keys(routes) as RouteId[];
