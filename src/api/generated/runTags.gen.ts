export const runTags = {
  "populateCache": [
    "Roster"
  ],
  "populateRookies": [
    "Rookies"
  ],
  "populateFullLeagueYearData": [
    "Standings"
  ],
  "populateLastSeasonsRoster": [
    "Roster",
    "Keepers"
  ],
  "refreshKeepers": [
    "Roster",
    "Keepers"
  ],
  "refreshRosters": [
    "Roster",
    "Keepers"
  ],
  "refreshStandings": [
    "Standings"
  ],
  "updateLeagueYearData": [
    "Standings"
  ],
  "getNflPlayerRankings": [
    "Roster",
    "Keepers"
  ],
  "setFantasyProsPlayerIds": [
    "Roster",
    "Keepers"
  ],
  "loadNewFantasyProsFile": [
    "Roster",
    "Keepers",
    "Rookies"
  ],
  "updateHistoricalTeamWeekData": [
    "Scores"
  ],
  "populateLeagueDraftOrder": [
    "Draft",
    "Trades",
    "Settings"
  ],
  "sleeperUpdateLeagues": [
    "Standings",
    "Roster",
    "Keepers",
    "Draft",
    "Trades",
    "Settings"
  ],
  "sleeperUpdatePlayers": [
    "Roster"
  ],
  "sleeperHistoricalTeamWeekData": [
    "Scores"
  ],
  "createNewSeason": [
    "Standings",
    "Roster",
    "Keepers",
    "Draft",
    "Trades",
    "EnteredTrades",
    "Settings"
  ]
} as const;
