import type { Shape } from '../answerShape';
export const shapes: Partial<Record<string, Shape>> = {
  "getDraftOrder": {
    "leagueName": "string",
    "lastDraftOrderRefresh": "string",
    "rounds": [
      {
        "picks": [
          {
            "pickString": "string",
            "totalPick": "number",
            "actualPick": "number",
            "teamName": "string",
            "originalTeam": "string",
            "originalDate": "string",
            "keeper": "boolean"
          }
        ]
      }
    ]
  },
  "pointsByYear": {
    "leagueName": "string",
    "teams": [
      {
        "teamId": "id",
        "teamName": "string",
        "ownerName": "string",
        "teamScoreTotal": "number",
        "benchScoreTotal": "number",
        "resScoreTotal": "number",
        "teamScoreIncBenchAndRes": "number"
      }
    ]
  },
  "pointsByYearTeam": {
    "weeks": [
      {
        "week": "number",
        "teamName": "string",
        "teamScoreTotal": "number",
        "benchScoreTotal": "number",
        "resScoreTotal": "number",
        "teamScoreIncBenchAndRes": "number"
      }
    ]
  },
  "pointsByYearTeamWeek": {
    "details": [
      {
        "teamName": "string",
        "playerPosition": "string",
        "playerName": "string",
        "score": "number",
        "index": "number",
        "slot": "string"
      }
    ]
  },
  "sleeperPointsByYear": {
    "leagueName": "string",
    "teams": [
      {
        "teamId": "id",
        "teamName": "string",
        "ownerName": "string",
        "teamScoreTotal": "number",
        "benchScoreTotal": "number",
        "resScoreTotal": "number",
        "teamScoreIncBenchAndRes": "number"
      }
    ]
  },
  "sleeperPointsByYearTeam": {
    "weeks": [
      {
        "week": "number",
        "teamName": "string",
        "teamScoreTotal": "number",
        "benchScoreTotal": "number",
        "resScoreTotal": "number",
        "teamScoreIncBenchAndRes": "number"
      }
    ]
  },
  "sleeperPointsByYearTeamWeek": {
    "details": [
      {
        "teamName": "string",
        "playerPosition": "string",
        "playerName": "string",
        "score": "number",
        "index": "number",
        "slot": "string"
      }
    ]
  },
  "getLeague": {
    "leagueName": "string",
    "season": "number",
    "lastStandingsRefresh": "string",
    "teams": [
      {
        "id": "id",
        "teamName": "string",
        "avatar": "string",
        "division": "string",
        "divisionPosition": "number",
        "wins": "number",
        "losses": "number",
        "draws": "number",
        "percentage": "number",
        "pointsFor": "number",
        "pointsAgainst": "number"
      }
    ]
  },
  "getDepthChart": {
    "leagueName": "string",
    "teamDepthCharts": [
      {
        "teamName": "string",
        "quarterbacks": [
          {
            "playerName": "string"
          }
        ],
        "runningBacks": [
          {
            "playerName": "string"
          }
        ],
        "wideReceivers": [
          {
            "playerName": "string"
          }
        ],
        "tightEnds": [
          {
            "playerName": "string"
          }
        ],
        "kickers": [
          {
            "playerName": "string"
          }
        ],
        "defenses": [
          {
            "playerName": "string"
          }
        ]
      }
    ]
  },
  "getKeeperBreakdown": {
    "leagueName": "string",
    "teams": [
      {
        "teamName": "string",
        "count": "number",
        "avgAdp": "number",
        "avgAge": "number",
        "qbCount": "number",
        "avgQbAdp": "number",
        "avgQbAge": "number",
        "rbCount": "number",
        "avgRbAdp": "number",
        "avgRbAge": "number",
        "wrCount": "number",
        "avgWrAdp": "number",
        "avgWrAge": "number",
        "teCount": "number",
        "avgTeAdp": "number",
        "avgTeAge": "number",
        "positionSortOrder": "number"
      }
    ]
  },
  "getRosterBreakdown": {
    "leagueName": "string",
    "teams": [
      {
        "teamName": "string",
        "count": "number",
        "avgAdp": "number",
        "avgAge": "number",
        "qbCount": "number",
        "avgQbAdp": "number",
        "avgQbAge": "number",
        "rbCount": "number",
        "avgRbAdp": "number",
        "avgRbAge": "number",
        "wrCount": "number",
        "avgWrAdp": "number",
        "avgWrAge": "number",
        "teCount": "number",
        "avgTeAdp": "number",
        "avgTeAge": "number",
        "positionSortOrder": "number"
      }
    ]
  },
  "getLeagueYears": {
    "leagueName": "string",
    "records": [
      {
        "year": "number",
        "teams": [
          {
            "id": "id",
            "teamName": "string",
            "avatar": "string",
            "division": "string",
            "divisionPosition": "number",
            "wins": "number",
            "losses": "number",
            "draws": "number",
            "percentage": "number",
            "pointsFor": "number",
            "pointsAgainst": "number",
            "finalPosition": "number"
          }
        ]
      }
    ]
  },
  "getAvailablePlayers": {
    "leagueName": "string",
    "players": [
      {
        "position": "string",
        "name": "string",
        "nflTeam": "string",
        "nflRank": "number",
        "positionSortOrder": "number",
        "isRookie": "boolean",
        "fantasyProsInfo": {
          "?": {
            "bye": "number",
            "avg": "number",
            "best": "number",
            "worst": "number",
            "stdDev": "number",
            "age": "number"
          }
        }
      }
    ]
  },
  "getSleeperLeague": {
    "leagueName": "string",
    "season": "number",
    "lastStandingsRefresh": "string",
    "teams": [
      {
        "id": "id",
        "teamName": "string",
        "avatar": "string",
        "division": "string",
        "divisionPosition": "number",
        "wins": "number",
        "losses": "number",
        "draws": "number",
        "percentage": "number",
        "pointsFor": "number",
        "pointsAgainst": "number"
      }
    ]
  },
  "getPreDraftTrades": {
    "model": {
      "leagueName": "string",
      "preDraftTrades": [
        {
          "date": "string",
          "round": "number",
          "pick": "number",
          "pickFrom": "string",
          "pickTo": "string"
        }
      ]
    },
    "viewData": {
      "teams": [
        {
          "id": "id",
          "name": "string"
        }
      ],
      "totalRounds": "number",
      "totalPicks": "number"
    }
  },
  "createPreDraftTrade": {
    "model": {
      "leagueName": "string",
      "preDraftTrades": [
        {
          "date": "string",
          "round": "number",
          "pick": "number",
          "pickFrom": "string",
          "pickTo": "string"
        }
      ]
    },
    "viewData": {
      "teams": [
        {
          "id": "id",
          "name": "string"
        }
      ],
      "totalRounds": "number",
      "totalPicks": "number"
    }
  },
  "getRookies": [
    {
      "name": "string",
      "position": "string",
      "weightLbs": "number",
      "height": "string",
      "yardDash": "number",
      "fantasyProsRank": "number",
      "draftBuzzRank": "number"
    }
  ],
  "getSettings": {
    "leagueId": "string",
    "hasDrafted": "boolean",
    "season": "number"
  },
  "getTeam": {
    "teamPlayers": [
      {
        "playerId": "id",
        "position": "string",
        "positionSortOrder": "number",
        "playerName": "string",
        "nflTeam": "string",
        "isKeeper": "boolean",
        "nflRank": "number",
        "fantasyProsInfo": {
          "?": {
            "bye": "number",
            "avg": "number",
            "best": "number",
            "worst": "number",
            "stdDev": "number",
            "age": "number"
          }
        }
      }
    ],
    "manualKeepersEnabled": "boolean"
  },
  "teamSetKeeper": {
    "teamPlayers": [
      {
        "playerId": "id",
        "position": "string",
        "positionSortOrder": "number",
        "playerName": "string",
        "nflTeam": "string",
        "isKeeper": "boolean",
        "nflRank": "number",
        "fantasyProsInfo": {
          "?": {
            "bye": "number",
            "avg": "number",
            "best": "number",
            "worst": "number",
            "stdDev": "number",
            "age": "number"
          }
        }
      }
    ],
    "manualKeepersEnabled": "boolean"
  },
  "getTeamProfile": {
    "avatar": "string",
    "teamName": "string",
    "ownerName": "string",
    "division": "string"
  },
  "getSleeperTeam": {
    "teamPlayers": [
      {
        "playerId": "id",
        "position": "string",
        "positionSortOrder": "number",
        "playerName": "string",
        "nflTeam": "string",
        "isKeeper": "boolean",
        "nflRank": "number",
        "fantasyProsInfo": {
          "?": {
            "bye": "number",
            "avg": "number",
            "best": "number",
            "worst": "number",
            "stdDev": "number",
            "age": "number"
          }
        }
      }
    ],
    "manualKeepersEnabled": "boolean"
  },
  "getSleeperTeamProfile": {
    "avatar": "string",
    "teamName": "string",
    "ownerName": "string",
    "division": "string"
  },
  "sleeperTeamSetKeeper": [
    {
      "playerId": "id",
      "position": "string",
      "positionSortOrder": "number",
      "playerName": "string",
      "nflTeam": "string",
      "isKeeper": "boolean",
      "nflRank": "number",
      "fantasyProsInfo": {
        "?": {
          "bye": "number",
          "avg": "number",
          "best": "number",
          "worst": "number",
          "stdDev": "number",
          "age": "number"
        }
      }
    }
  ]
};
