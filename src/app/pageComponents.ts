/** The component of every screen, each in its own chunk. The type requires exactly one import per screen. */
import type { ComponentType } from 'react';
import type { RouteId } from '../routing/routes';

type ImportPage = () => Promise<ComponentType>;

const standings: ImportPage = () =>
  import(/* webpackChunkName: "standings" */ '../features/standings/StandingsPage').then((m) => m.StandingsPage);
const team: ImportPage = () => import(/* webpackChunkName: "team" */ '../features/team/TeamPage').then((m) => m.TeamPage);
const pointsByYear: ImportPage = () =>
  import(/* webpackChunkName: "pointsByYear" */ '../features/points/PointsByYearPage').then((m) => m.PointsByYearPage);
const pointsByYearTeam: ImportPage = () =>
  import(/* webpackChunkName: "pointsByYearTeam" */ '../features/points/PointsByYearTeamPage').then(
    (m) => m.PointsByYearTeamPage,
  );
const pointsByYearTeamWeek: ImportPage = () =>
  import(/* webpackChunkName: "pointsByYearTeamWeek" */ '../features/points/PointsByYearTeamWeekPage').then(
    (m) => m.PointsByYearTeamWeekPage,
  );

export const pageComponents: Record<RouteId, ImportPage> = {
  landing: () => import(/* webpackChunkName: "landing" */ '../features/landing/LandingPage').then((m) => m.LandingPage),
  admin: () => import(/* webpackChunkName: "admin" */ '../features/admin/AdminPage').then((m) => m.AdminPage),
  logIn: () => import(/* webpackChunkName: "logIn" */ '../features/login/LogInPage').then((m) => m.LogInPage),
  standings,
  team,
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
  rookies: () => import(/* webpackChunkName: "rookies" */ '../features/rookies/RookiesPage').then((m) => m.RookiesPage),
  pointsByYear,
  pointsByYearTeam,
  pointsByYearTeamWeek,
  history: () => import(/* webpackChunkName: "history" */ '../features/history/HistoryPage').then((m) => m.HistoryPage),
  sleeperStandings: standings,
  sleeperTeam: team,
  sleeperPointsByYear: pointsByYear,
  sleeperPointsByYearTeam: pointsByYearTeam,
  sleeperPointsByYearTeamWeek: pointsByYearTeamWeek,
};

/** Preloads a screen's chunk. Errors are ignored: opening the screen loads it again. */
export const preloadPage = (id: RouteId): void => void pageComponents[id]().catch(() => undefined);
