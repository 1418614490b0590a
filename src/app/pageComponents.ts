/** The component of every screen, each in its own chunk. The type requires exactly one import per screen. */
import type { ComponentType } from 'react';
import type { RouteId } from '../routing/routes';

type ImportPage = () => Promise<ComponentType>;

const pages = {
  landing: () => import(/* webpackChunkName: "landing" */ '../features/landing/LandingPage').then((m) => m.LandingPage),
  admin: () => import(/* webpackChunkName: "admin" */ '../features/admin/AdminPage').then((m) => m.AdminPage),
  logIn: () => import(/* webpackChunkName: "logIn" */ '../features/login/LogInPage').then((m) => m.LogInPage),
  invitation: () => import(/* webpackChunkName: "invitation" */ '../features/login/InvitationPage').then((m) => m.InvitationPage),
  standings: () => import(/* webpackChunkName: "standings" */ '../features/standings/StandingsPage').then((m) => m.StandingsPage),
  team: () => import(/* webpackChunkName: "team" */ '../features/team/TeamPage').then((m) => m.TeamPage),
  depthChart: () =>
    import(/* webpackChunkName: "depthChart" */ '../features/depthChart/DepthChartPage').then((m) => m.DepthChartPage),
  draftOrder: () =>
    import(/* webpackChunkName: "draftOrder" */ '../features/draftOrder/DraftOrderPage').then((m) => m.DraftOrderPage),
  rosterBreakdown: () =>
    import(/* webpackChunkName: "rosterBreakdown" */ '../features/breakdown/RosterBreakdownPage').then(
      (m) => m.RosterBreakdownPage,
    ),
  keeperBreakdown: () =>
    import(/* webpackChunkName: "keeperBreakdown" */ '../features/breakdown/KeeperBreakdownPage').then(
      (m) => m.KeeperBreakdownPage,
    ),
  availablePlayers: () =>
    import(/* webpackChunkName: "availablePlayers" */ '../features/availablePlayers/AvailablePlayersPage').then(
      (m) => m.AvailablePlayersPage,
    ),
  preDraftTrades: () =>
    import(/* webpackChunkName: "preDraftTrades" */ '../features/trades/PreDraftTradesPage').then((m) => m.PreDraftTradesPage),
  transactions: () =>
    import(/* webpackChunkName: "transactions" */ '../features/transactions/TransactionsPage').then((m) => m.TransactionsPage),
  rookies: () => import(/* webpackChunkName: "rookies" */ '../features/rookies/RookiesPage').then((m) => m.RookiesPage),
  pointsByYear: () =>
    import(/* webpackChunkName: "pointsByYear" */ '../features/points/PointsByYearPage').then((m) => m.PointsByYearPage),
  pointsByYearTeam: () =>
    import(/* webpackChunkName: "pointsByYearTeam" */ '../features/points/PointsByYearTeamPage').then(
      (m) => m.PointsByYearTeamPage,
    ),
  pointsByYearTeamWeek: () =>
    import(/* webpackChunkName: "pointsByYearTeamWeek" */ '../features/points/PointsByYearTeamWeekPage').then(
      (m) => m.PointsByYearTeamWeekPage,
    ),
  history: () => import(/* webpackChunkName: "history" */ '../features/history/HistoryPage').then((m) => m.HistoryPage),
} satisfies Partial<Record<RouteId, ImportPage>>;

/** A platform's screens share their components with the other platform's. */
export const pageComponents: Record<RouteId, ImportPage> = {
  ...pages,
  sleeperStandings: pages.standings,
  sleeperTeam: pages.team,
  sleeperDepthChart: pages.depthChart,
  sleeperDraftOrder: pages.draftOrder,
  sleeperRosterBreakdown: pages.rosterBreakdown,
  sleeperKeeperBreakdown: pages.keeperBreakdown,
  sleeperAvailablePlayers: pages.availablePlayers,
  sleeperPreDraftTrades: pages.preDraftTrades,
  sleeperTransactions: pages.transactions,
  sleeperRookies: pages.rookies,
  sleeperPointsByYear: pages.pointsByYear,
  sleeperPointsByYearTeam: pages.pointsByYearTeam,
  sleeperPointsByYearTeamWeek: pages.pointsByYearTeamWeek,
  sleeperHistory: pages.history,
};

/** Preloads a screen's chunk. Errors are ignored: opening the screen loads it again. */
export const preloadPage = (id: RouteId): void => void pageComponents[id]().catch(() => undefined);
