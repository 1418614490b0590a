export const queryParameters = {
  "getDraftOrder": {
    "leagueId": "string"
  },
  "getFuturePicks": {
    "leagueId": "string"
  },
  "pointsByYear": {
    "leagueId": "string",
    "year": "number"
  },
  "pointsByYearTeam": {
    "leagueId": "string",
    "year": "number",
    "teamId": "string"
  },
  "pointsByYearTeamWeek": {
    "leagueId": "string",
    "year": "number",
    "teamId": "string",
    "week": "number"
  },
  "sleeperPointsByYear": {
    "leagueId": "string",
    "year": "number"
  },
  "sleeperPointsByYearTeam": {
    "leagueId": "string",
    "year": "number",
    "userId": "string"
  },
  "sleeperPointsByYearTeamWeek": {
    "leagueId": "string",
    "year": "number",
    "userId": "string",
    "week": "number"
  },
  "getLeague": {
    "leagueId": "string"
  },
  "getDepthChart": {
    "leagueId": "string"
  },
  "getKeeperBreakdown": {
    "leagueId": "string"
  },
  "getRosterBreakdown": {
    "leagueId": "string"
  },
  "getLeagueYears": {
    "leagueId": "string"
  },
  "getTransactions": {
    "leagueId": "string",
    "year": "number"
  },
  "getAvailablePlayers": {
    "leagueId": "string"
  },
  "getPlayer": {
    "leagueId": "string",
    "playerId": "string"
  },
  "getSleeperLeague": {
    "leagueId": "string"
  },
  "getPreDraftTrades": {
    "leagueId": "string",
    "year": "number"
  },
  "getRookies": {
    "year": "number"
  },
  "getSettings": {
    "leagueId": "string"
  },
  "getTeam": {
    "teamId": "string"
  },
  "getTeamProfile": {
    "teamId": "string"
  },
  "getSleeperTeam": {
    "leagueId": "string",
    "teamId": "string"
  },
  "getSleeperTeamProfile": {
    "leagueId": "string",
    "teamId": "string"
  }
} as const;
