export const platformRequests = {
  "/api/History/PointsByYear": {
    "own": [
      "/api/History/PointsByYear",
      {
        "leagueId": "leagueId",
        "year": "year"
      }
    ],
    "sleeper": [
      "/api/History/SleeperPointsByYear",
      {
        "leagueId": "leagueId",
        "year": "year"
      }
    ]
  },
  "/api/History/PointsByYearTeam": {
    "own": [
      "/api/History/PointsByYearTeam",
      {
        "leagueId": "leagueId",
        "year": "year",
        "teamId": "teamId"
      }
    ],
    "sleeper": [
      "/api/History/SleeperPointsByYearTeam",
      {
        "leagueId": "leagueId",
        "year": "year",
        "userId": "teamId"
      }
    ]
  },
  "/api/History/PointsByYearTeamWeek": {
    "own": [
      "/api/History/PointsByYearTeamWeek",
      {
        "leagueId": "leagueId",
        "year": "year",
        "teamId": "teamId",
        "week": "week"
      }
    ],
    "sleeper": [
      "/api/History/SleeperPointsByYearTeamWeek",
      {
        "leagueId": "leagueId",
        "year": "year",
        "userId": "teamId",
        "week": "week"
      }
    ]
  },
  "/api/League/GetLeague": {
    "own": [
      "/api/League/GetLeague",
      {
        "leagueId": "leagueId"
      }
    ],
    "sleeper": [
      "/api/League/GetSleeperLeague",
      {
        "leagueId": "leagueId"
      }
    ]
  },
  "/api/Team/GetTeam": {
    "own": [
      "/api/Team/GetTeam",
      {
        "teamId": "teamId"
      }
    ],
    "sleeper": [
      "/api/Team/GetSleeperTeam",
      {
        "leagueId": "leagueId",
        "teamId": "teamId"
      }
    ]
  },
  "/api/Team/GetTeamProfile": {
    "own": [
      "/api/Team/GetTeamProfile",
      {
        "teamId": "teamId"
      }
    ],
    "sleeper": [
      "/api/Team/GetSleeperTeamProfile",
      {
        "leagueId": "leagueId",
        "teamId": "teamId"
      }
    ]
  }
} as const;
