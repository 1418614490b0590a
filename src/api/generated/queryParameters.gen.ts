export const queryParameters = {
  "getDirectory": {
    "search": "string",
    "platform": "string",
    "season": "number",
    "page": "number"
  },
  "getDraftOrder": {
    "leagueId": "string",
    "year": "number",
    "draft": "number"
  },
  "getDraftPick": {
    "leagueId": "string",
    "year": "number",
    "draft": "number",
    "round": "number",
    "pick": "number"
  },
  "getFuturePicks": {
    "leagueId": "string"
  },
  "pointsByYear": {
    "platform": "platform",
    "leagueId": "string",
    "year": "number"
  },
  "pointsByYearTeam": {
    "platform": "platform",
    "leagueId": "string",
    "year": "number",
    "teamId": "string"
  },
  "pointsByYearTeamWeek": {
    "platform": "platform",
    "leagueId": "string",
    "year": "number",
    "teamId": "string",
    "week": "number"
  },
  "getMatchup": {
    "leagueId": "string",
    "year": "number",
    "teamId": "string",
    "week": "number",
    "opponentId": "string"
  },
  "getLeague": {
    "platform": "platform",
    "leagueId": "string"
  },
  "getSearchIndex": {
    "leagueId": "string"
  },
  "getKeeperRules": {
    "leagueId": "string"
  },
  "getKeeperDesk": {
    "leagueId": "string",
    "teamId": "string"
  },
  "getKeeperChoices": {
    "leagueId": "string"
  },
  "getKeeperHistory": {
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
  "getGames": {
    "leagueId": "string",
    "year": "number",
    "week": "number"
  },
  "getBracket": {
    "leagueId": "string",
    "year": "number"
  },
  "getTeamSeason": {
    "leagueId": "string",
    "teamId": "string",
    "year": "number"
  },
  "getRules": {
    "leagueId": "string",
    "year": "number"
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
  "getPlayerStory": {
    "leagueId": "string",
    "playerId": "string"
  },
  "getAllTime": {
    "leagueId": "string",
    "teamId": "string"
  },
  "getRecords": {
    "leagueId": "string"
  },
  "getWeekRosters": {
    "leagueId": "string",
    "year": "number",
    "week": "number"
  },
  "getPreDraftTrades": {
    "leagueId": "string",
    "year": "number",
    "draft": "number"
  },
  "getRookies": {
    "year": "number"
  },
  "getSettings": {
    "leagueId": "string"
  },
  "getTeam": {
    "platform": "platform",
    "teamId": "string",
    "leagueId": "string"
  },
  "getTeamProfile": {
    "platform": "platform",
    "teamId": "string",
    "leagueId": "string"
  }
} as const;
