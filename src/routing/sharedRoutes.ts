import type { Route } from './route';

/** After the draft, the draft order also lists the drafted players. */
const afterDraft = { label: 'Draft Results', search: '?view=board' };

/** The screens whose query takes a league of either platform. */
export const anyLeague = {
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
    nav: { place: 'menu', label: 'Draft Order', keys: 'g d', when: 'beforeDraft', afterDraft },
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
  futurePicks: {
    path: '/futurepicks/:leagueId',
    title: 'Future Picks',
    platform: 'default',
    group: 'Draft',
    queries: ['getFuturePicks'],
    nav: { place: 'sub', label: 'Future Picks', when: 'tradesPicks' },
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
