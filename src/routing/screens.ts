import type { Screen } from './screen';

/** After the draft, the draft order also lists the drafted players. */
const afterDraft = { label: 'Draft Results', search: '?view=board' };

/** Every screen, in the order of the menus. Paths are without the prefix of a platform. */
export const screens = {
  landing: { path: '/', title: '' },
  admin: { path: '/admin', title: 'Admin' },
  accounts: { path: '/admin/accounts', title: 'Accounts', parent: 'admin' },
  addLeague: { path: '/add-league', title: 'Add a league' },
  logIn: { path: '/log-in', title: 'Log in' },
  invitation: { path: '/invitation', title: 'Your account' },

  standings: {
    path: '/league/:leagueId',
    title: 'Standings',
    group: 'Standings',
    calls: ['standings'],
    nav: { place: 'menu', inShortNavbar: true, label: 'Standings', keys: 'g s' },
  },
  team: {
    path: '/league/:leagueId/team/:teamId',
    title: 'Team',
    group: 'Teams',
    calls: ['team', 'teamProfile', 'standings'],
  },
  depthChart: {
    path: '/depthchart/:leagueId',
    title: 'Depth Charts',
    group: 'Teams',
    queries: ['getDepthChart'],
    nav: { place: 'menu', label: 'Depth Chart', keys: 'g c' },
  },
  draftOrder: {
    path: '/draftorder/:leagueId',
    title: 'Draft Order',
    group: 'Draft',
    queries: ['getDraftOrder'],
    nav: { place: 'menu', label: 'Draft Order', keys: 'g d', when: 'beforeDraft', afterDraft },
  },
  rosterBreakdown: {
    path: '/rosterbreakdown/:leagueId',
    title: 'Roster Breakdowns',
    group: 'Teams',
    queries: ['getRosterBreakdown'],
    nav: { place: 'menu', label: 'Roster Breakdown' },
  },
  keeperBreakdown: {
    path: '/keeperbreakdown/:leagueId',
    title: 'Keeper Breakdown',
    group: 'Draft',
    queries: ['getKeeperBreakdown'],
    nav: { place: 'sub', label: 'Keeper Breakdown', when: 'hasKeepers' },
  },
  availablePlayers: {
    path: '/availableplayers/:leagueId',
    title: 'Available Players',
    group: 'Players',
    queries: ['getAvailablePlayers'],
    nav: { place: 'sub', label: 'Available Players', keys: 'g p' },
  },
  preDraftTrades: {
    path: '/predrafttrades/:leagueId/:year',
    title: 'Pre-Draft Trades',
    group: 'Draft',
    queries: ['getPreDraftTrades'],
    nav: { place: 'sub', label: 'Pre-Draft Trades', year: 'league' },
  },
  futurePicks: {
    path: '/futurepicks/:leagueId',
    title: 'Future Picks',
    group: 'Draft',
    queries: ['getFuturePicks'],
    nav: { place: 'sub', label: 'Future Picks', when: 'tradesFuturePicks' },
  },
  transactions: {
    path: '/transactions/:leagueId/:year',
    title: 'Transactions',
    group: 'Players',
    queries: ['getTransactions'],
    nav: { place: 'sub', label: 'Transactions' },
  },
  rookies: {
    path: '/rookies/:leagueId/:year',
    title: 'Rookies',
    group: 'Players',
    queries: ['getRookies'],
    nav: { place: 'menu', label: '{season} Rookies', keys: 'g r' },
  },
  pointsByYear: {
    path: '/history/:leagueId/pointsbyyear/:year',
    title: 'Team Scores',
    group: 'Scores',
    calls: ['pointsByYear'],
    crumb: '{year} Team Scores',
    nav: { place: 'menu', inShortNavbar: true, label: '{season} Team Scores', keys: 'g t', when: 'hasPlayed' },
  },
  pointsByYearTeam: {
    path: '/history/:leagueId/pointsbyyear/:year/:teamId',
    title: 'Weekly Scores',
    group: 'Scores',
    calls: ['pointsByYearTeam'],
    parent: 'pointsByYear',
  },
  pointsByYearTeamWeek: {
    path: '/history/:leagueId/pointsbyyear/:year/:teamId/:week',
    title: 'Player Scores',
    group: 'Scores',
    calls: ['pointsByYearTeamWeek'],
    idleParam: 'week',
    parent: 'pointsByYearTeam',
  },
  history: {
    path: '/league/history/:leagueId',
    title: 'History',
    group: 'History',
    queries: ['getLeagueYears'],
    nav: { place: 'bar', label: 'History', keys: 'g h', when: 'hasPlayed' },
  },
  leagueSettings: { path: '/league/:leagueId/settings', title: 'League settings' },
} as const satisfies Record<string, Screen>;

export type ScreenId = keyof typeof screens;
