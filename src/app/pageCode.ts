/** The code of every screen, as chunks. No React here: the boot script starts their downloads. */
import type { ComponentType } from 'react';
import type { RouteId } from '../routing/routes';

export type Loader = () => Promise<{ default: ComponentType }>;

const standings: Loader = () =>
  import(/* webpackChunkName: "standings" */ '../features/standings/StandingsPage').then((m) => ({ default: m.StandingsPage }));
const team: Loader = () =>
  import(/* webpackChunkName: "team" */ '../features/team/TeamPage').then((m) => ({ default: m.TeamPage }));
const pointsByYear: Loader = () =>
  import(/* webpackChunkName: "pointsByYear" */ '../features/points/PointsByYearPage').then((m) => ({
    default: m.PointsByYearPage,
  }));
const pointsByYearTeam: Loader = () =>
  import(/* webpackChunkName: "pointsByYearTeam" */ '../features/points/PointsByYearTeamPage').then((m) => ({
    default: m.PointsByYearTeamPage,
  }));
const pointsByYearTeamWeek: Loader = () =>
  import(/* webpackChunkName: "pointsByYearTeamWeek" */ '../features/points/PointsByYearTeamWeekPage').then((m) => ({
    default: m.PointsByYearTeamWeekPage,
  }));

/** The chunk of every screen: a page without a chunk, or a chunk without a page, does not compile. */
export const pageCode: Record<RouteId, Loader> = {
  landing: () =>
    import(/* webpackChunkName: "landing" */ '../features/landing/LandingPage').then((m) => ({ default: m.LandingPage })),
  admin: () => import(/* webpackChunkName: "admin" */ '../features/admin/AdminPage').then((m) => ({ default: m.AdminPage })),
  logIn: () => import(/* webpackChunkName: "logIn" */ '../features/login/LogInPage').then((m) => ({ default: m.LogInPage })),
  standings,
  team,
  depthChart: () =>
    import(/* webpackChunkName: "depthChart" */ '../features/depthChart/DepthChartPage').then((m) => ({
      default: m.DepthChartPage,
    })),
  draftOrder: () =>
    import(/* webpackChunkName: "draftOrder" */ '../features/draftOrder/DraftOrderPage').then((m) => ({
      default: m.DraftOrderPage,
    })),
  rosterBreakdown: () =>
    import(/* webpackChunkName: "rosterBreakdown" */ '../features/breakdown/RosterBreakdownPage').then((m) => ({
      default: m.RosterBreakdownPage,
    })),
  keeperBreakdown: () =>
    import(/* webpackChunkName: "keeperBreakdown" */ '../features/breakdown/KeeperBreakdownPage').then((m) => ({
      default: m.KeeperBreakdownPage,
    })),
  availablePlayers: () =>
    import(/* webpackChunkName: "availablePlayers" */ '../features/availablePlayers/AvailablePlayersPage').then((m) => ({
      default: m.AvailablePlayersPage,
    })),
  preDraftTrades: () =>
    import(/* webpackChunkName: "preDraftTrades" */ '../features/trades/PreDraftTradesPage').then((m) => ({
      default: m.PreDraftTradesPage,
    })),
  rookies: () =>
    import(/* webpackChunkName: "rookies" */ '../features/rookies/RookiesPage').then((m) => ({ default: m.RookiesPage })),
  pointsByYear,
  pointsByYearTeam,
  pointsByYearTeamWeek,
  history: () =>
    import(/* webpackChunkName: "history" */ '../features/history/HistoryPage').then((m) => ({ default: m.HistoryPage })),
  secondStandings: standings,
  secondTeam: team,
  secondPointsByYear: pointsByYear,
  secondPointsByYearTeam: pointsByYearTeam,
  secondPointsByYearTeamWeek: pointsByYearTeamWeek,
};

/** Starts the download of a screen's code; a failure shows when the screen does. */
export const fetchPageCode = (id: RouteId): void => void pageCode[id]().catch(() => undefined);
