export type Parameter = 'leagueId' | 'teamId' | 'userId' | 'year' | 'week';
export type Call = { path: string; params: readonly Parameter[] };

/** The calls that pages start with, by operation: address and parameters as the contract has them. */
export const calls = {
  getSettings: { path: '/api/Settings', params: ['leagueId'] },
  getLeague: { path: '/api/League/GetLeague', params: ['leagueId'] },
  getSleeperLeague: { path: '/api/League/GetSleeperLeague', params: ['leagueId'] },
  getLeagueYears: { path: '/api/League/GetLeagueYears', params: ['leagueId'] },
  getDepthChart: { path: '/api/League/GetDepthChart', params: ['leagueId'] },
  getKeeperBreakdown: { path: '/api/League/GetKeeperBreakdown', params: ['leagueId'] },
  getRosterBreakdown: { path: '/api/League/GetRosterBreakdown', params: ['leagueId'] },
  getAvailablePlayers: { path: '/api/League/GetAvailablePlayers', params: ['leagueId'] },
  getDraftOrder: { path: '/api/Draft/GetDraftOrder', params: ['leagueId'] },
  getPreDraftTrades: { path: '/api/PreDraftTrades', params: ['leagueId', 'year'] },
  getRookies: { path: '/api/Rookies', params: ['year'] },
  getTeam: { path: '/api/Team/GetTeam', params: ['teamId'] },
  getTeamProfile: { path: '/api/Team/GetTeamProfile', params: ['teamId'] },
  getSleeperTeam: { path: '/api/Team/GetSleeperTeam', params: ['leagueId', 'teamId'] },
  getSleeperTeamProfile: { path: '/api/Team/GetSleeperTeamProfile', params: ['leagueId', 'teamId'] },
  pointsByYear: { path: '/api/History/PointsByYear', params: ['leagueId', 'year'] },
  pointsByYearTeam: { path: '/api/History/PointsByYearTeam', params: ['leagueId', 'year', 'teamId'] },
  pointsByYearTeamWeek: { path: '/api/History/PointsByYearTeamWeek', params: ['leagueId', 'year', 'teamId', 'week'] },
  sleeperPointsByYear: { path: '/api/History/SleeperPointsByYear', params: ['leagueId', 'year'] },
  sleeperPointsByYearTeam: { path: '/api/History/SleeperPointsByYearTeam', params: ['leagueId', 'year', 'userId'] },
  sleeperPointsByYearTeamWeek: {
    path: '/api/History/SleeperPointsByYearTeamWeek',
    params: ['leagueId', 'year', 'userId', 'week'],
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
