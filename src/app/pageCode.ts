/** The code of every screen, as chunks. No React here: the boot script starts their downloads. */
import type { ComponentType } from 'react';
import type { RouteId } from '../routing/routes';

export type Loader = () => Promise<{ default: ComponentType }>;

const standings: Loader = () => import('../features/standings/StandingsPage').then((m) => ({ default: m.StandingsPage }));
const team: Loader = () => import('../features/team/TeamPage').then((m) => ({ default: m.TeamPage }));
const pointsByYear: Loader = () => import('../features/points/PointsByYearPage').then((m) => ({ default: m.PointsByYearPage }));
const pointsByYearTeam: Loader = () =>
  import('../features/points/PointsByYearTeamPage').then((m) => ({ default: m.PointsByYearTeamPage }));
const pointsByYearTeamWeek: Loader = () =>
  import('../features/points/PointsByYearTeamWeekPage').then((m) => ({ default: m.PointsByYearTeamWeekPage }));

/** The chunk of every screen: a page without a chunk, or a chunk without a page, does not compile. */
export const pageCode: Record<RouteId, Loader> = {
  landing: () => import('../features/landing/LandingPage').then((m) => ({ default: m.LandingPage })),
  admin: () => import('../features/admin/AdminPage').then((m) => ({ default: m.AdminPage })),
  logIn: () => import('../features/login/LogInPage').then((m) => ({ default: m.LogInPage })),
  standings,
  team,
  depthChart: () => import('../features/depthChart/DepthChartPage').then((m) => ({ default: m.DepthChartPage })),
  draftOrder: () => import('../features/draftOrder/DraftOrderPage').then((m) => ({ default: m.DraftOrderPage })),
  rosterBreakdown: () => import('../features/breakdown/RosterBreakdownPage').then((m) => ({ default: m.RosterBreakdownPage })),
  keeperBreakdown: () => import('../features/breakdown/KeeperBreakdownPage').then((m) => ({ default: m.KeeperBreakdownPage })),
  availablePlayers: () =>
    import('../features/availablePlayers/AvailablePlayersPage').then((m) => ({ default: m.AvailablePlayersPage })),
  preDraftTrades: () => import('../features/trades/PreDraftTradesPage').then((m) => ({ default: m.PreDraftTradesPage })),
  rookies: () => import('../features/rookies/RookiesPage').then((m) => ({ default: m.RookiesPage })),
  pointsByYear,
  pointsByYearTeam,
  pointsByYearTeamWeek,
  history: () => import('../features/history/HistoryPage').then((m) => ({ default: m.HistoryPage })),
  secondStandings: standings,
  secondTeam: team,
  secondPointsByYear: pointsByYear,
  secondPointsByYearTeam: pointsByYearTeam,
  secondPointsByYearTeamWeek: pointsByYearTeamWeek,
};

/** Starts the download of a screen's code; a failure shows when the screen does. */
export const fetchPageCode = (id: RouteId): void => void pageCode[id]().catch(() => undefined);
