export const queryParameters = {
  "getDraftOrder": {
    "leagueId": "string",
    "year": "number",
    "draft": "number"
  },
  "getFuturePicks": {
    "leagueId": "string"
  },
  "getDraftPick": {
    "leagueId": "string",
    "year": "number",
    "draft": "number",
    "round": "number",
    "pick": "number"
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
  "pointsByYear": {
    "platform": "string",
    "leagueId": "string",
    "year": "number"
  },
  "pointsByYearTeam": {
    "platform": "string",
    "leagueId": "string",
    "year": "number",
    "teamId": "string"
  },
  "pointsByYearTeamWeek": {
    "platform": "string",
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
    "platform": "string",
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
  "getPlayerStory": {
    "leagueId": "string",
    "playerId": "string"
  },
  "getDirectory": {
    "search": "string",
    "platform": "string",
    "season": "number",
    "page": "number"
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
  "getPreDraftTrades": {
    "leagueId": "string",
    "year": "number",
    "draft": "number"
  },
  "getRookies": {
    "year": "number"
  },
  "getRules": {
    "leagueId": "string",
    "year": "number"
  },
  "getSearchIndex": {
    "leagueId": "string"
  },
  "getSettings": {
    "leagueId": "string"
  },
  "getTeam": {
    "platform": "string",
    "teamId": "string",
    "leagueId": "string"
  },
  "getTeamProfile": {
    "platform": "string",
    "teamId": "string",
    "leagueId": "string"
  }
} as const;
