import type { ComponentType } from 'react';
import type { ScreenId } from '../routing/screens';

type ImportPage = () => Promise<ComponentType>;

/** The components of the screens, each in a chunk of the screen's name. */
export const pageComponents: Record<ScreenId, ImportPage> = {
  landing: () => import(/* webpackChunkName: "landing" */ '../features/landing/LandingPage').then((m) => m.LandingPage),
  admin: () => import(/* webpackChunkName: "admin" */ '../features/admin/AdminPage').then((m) => m.AdminPage),
  accounts: () => import(/* webpackChunkName: "accounts" */ '../features/admin/AccountsPage').then((m) => m.AccountsPage),
  addLeague: () => import(/* webpackChunkName: "addLeague" */ '../features/addLeague/AddLeaguePage').then((m) => m.AddLeaguePage),
  logIn: () => import(/* webpackChunkName: "logIn" */ '../features/account/LogInPage').then((m) => m.LogInPage),
  invitation: () =>
    import(/* webpackChunkName: "invitation" */ '../features/account/InvitationPage').then((m) => m.InvitationPage),
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
  futurePicks: () =>
    import(/* webpackChunkName: "futurePicks" */ '../features/futurePicks/FuturePicksPage').then((m) => m.FuturePicksPage),
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
  leagueSettings: () =>
    import(/* webpackChunkName: "leagueSettings" */ '../features/leagueSettings/LeagueSettingsPage').then(
      (m) => m.LeagueSettingsPage,
    ),
};

/** Preloads a screen's chunk. Errors are ignored: opening the screen loads it again. */
export const preloadPage = (id: ScreenId): void => void pageComponents[id]().catch(() => undefined);
