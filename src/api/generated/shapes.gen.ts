import type { Shape } from '../responseShape';
export const shapes: Partial<Record<string, Shape>> = {
  "getRuns": [
    {
      "id": "number",
      "call": "string",
      "leagueId": "string",
      "leagueName": "string",
      "startedBy": "string",
      "startedAt": "string",
      "endedAt": "string",
      "outcome": "string",
      "rows": "number",
      "skipped": "number",
      "unmatched": [
        "string"
      ],
      "seconds": "number",
      "note": "string",
      "error": "string"
    }
  ],
  "getActiveRuns": [
    {
      "call": "string",
      "startedAt": "string",
      "endedAt": "string",
      "run": "string",
      "chosen": "string",
      "startedBy": "string",
      "total": "number",
      "done": "number",
      "leagues": [
        {
          "leagueId": "string",
          "leagueName": "string",
          "rows": "number",
          "skipped": "number",
          "unmatched": [
            "string"
          ],
          "seconds": "number",
          "error": "string",
          "note": "string"
        }
      ]
    }
  ],
  "getUnmatchedPlayers": [
    {
      "name": "string",
      "takesAlias": "boolean",
      "runs": [
        {
          "call": "string",
          "leagueName": "string",
          "startedAt": "string"
        }
      ],
      "suggestions": [
        "string"
      ]
    }
  ],
  "saveAlias": [
    {
      "name": "string",
      "takesAlias": "boolean",
      "runs": [
        {
          "call": "string",
          "leagueName": "string",
          "startedAt": "string"
        }
      ],
      "suggestions": [
        "string"
      ]
    }
  ],
  "getSchedule": [
    {
      "leagueId": "string",
      "leagueName": "string",
      "provider": "string",
      "season": "number",
      "pace": "string",
      "readAt": "string",
      "nextAt": "string",
      "isQueued": "boolean",
      "failures": "number",
      "error": "string",
      "isHostDown": "boolean"
    }
  ],
  "getSecurityLog": [
    {
      "id": "number",
      "at": "string",
      "kind": "string",
      "account": "string",
      "actor": "string",
      "network": "string",
      "detail": "string"
    }
  ],
  "getLogInRules": {
    "requiresSecondFactor": "boolean"
  },
  "setLogInRules": {
    "requiresSecondFactor": "boolean"
  },
  "setPace": [
    {
      "leagueId": "string",
      "leagueName": "string",
      "provider": "string",
      "season": "number",
      "pace": "string",
      "readAt": "string",
      "nextAt": "string",
      "isQueued": "boolean",
      "failures": "number",
      "error": "string",
      "isHostDown": "boolean"
    }
  ],
  "syncLeague": [
    {
      "leagueId": "string",
      "leagueName": "string",
      "provider": "string",
      "season": "number",
      "pace": "string",
      "readAt": "string",
      "nextAt": "string",
      "isQueued": "boolean",
      "failures": "number",
      "error": "string",
      "isHostDown": "boolean"
    }
  ],
  "getAliases": [
    {
      "name": "string",
      "player": "string",
      "platform": "string",
      "givenAt": "string"
    }
  ],
  "removeAlias": [
    {
      "name": "string",
      "player": "string",
      "platform": "string",
      "givenAt": "string"
    }
  ],
  "getNewSeasons": [
    {
      "leagueId": "string",
      "leagueName": "string",
      "season": "number",
      "createdAt": "string",
      "createdBy": "string",
      "reason": "string"
    }
  ],
  "takeBackNewSeason": [
    {
      "leagueId": "string",
      "leagueName": "string",
      "season": "number",
      "createdAt": "string",
      "createdBy": "string",
      "reason": "string"
    }
  ],
  "getLeagues": [
    {
      "leagueId": "string",
      "leagueName": "string",
      "provider": "string",
      "season": "number",
      "manualKeepersEnabled": "boolean"
    }
  ],
  "setLeagueSettings": [
    {
      "leagueId": "string",
      "leagueName": "string",
      "provider": "string",
      "season": "number",
      "manualKeepersEnabled": "boolean"
    }
  ],
  "addLeague": {
    "leagueId": "string",
    "provider": "string",
    "name": "string",
    "season": "number",
    "teams": [
      "string"
    ],
    "rules": {
      "?": [
        {
          "label": "string",
          "text": "string"
        }
      ]
    },
    "isAdded": "boolean",
    "askedAt": "string"
  },
  "removeLeague": [
    {
      "leagueId": "string",
      "leagueName": "string",
      "provider": "string",
      "season": "number",
      "manualKeepersEnabled": "boolean"
    }
  ],
  "findHostLeague": {
    "leagueId": "string",
    "provider": "string",
    "name": "string",
    "season": "number",
    "teams": [
      "string"
    ],
    "rules": {
      "?": [
        {
          "label": "string",
          "text": "string"
        }
      ]
    },
    "isAdded": "boolean",
    "askedAt": "string"
  },
  "findLeaguesOfUser": [
    {
      "externalId": "string",
      "name": "string",
      "season": "number",
      "teamCount": "number",
      "isAdded": "boolean"
    }
  ],
  "getAccount": {
    "email": "string",
    "role": "string",
    "scopes": [
      {
        "leagueId": "string",
        "teamId": "optionalId"
      }
    ]
  },
  "getSessions": [
    {
      "sessionId": "string",
      "startedAt": "string",
      "lastUsedAt": "string",
      "browser": "string",
      "isCurrent": "boolean"
    }
  ],
  "endSessions": [
    {
      "sessionId": "string",
      "startedAt": "string",
      "lastUsedAt": "string",
      "browser": "string",
      "isCurrent": "boolean"
    }
  ],
  "getSecondFactor": {
    "isOn": "boolean",
    "isRequired": "boolean",
    "recoveryCodes": "number"
  },
  "getInvitations": [
    {
      "invitationId": "string",
      "resetOf": "string",
      "role": "string",
      "scopes": [
        {
          "leagueId": "string",
          "teamId": "optionalId"
        }
      ],
      "createdBy": "string",
      "expiresAt": "string"
    }
  ],
  "withdrawInvitation": [
    {
      "invitationId": "string",
      "resetOf": "string",
      "role": "string",
      "scopes": [
        {
          "leagueId": "string",
          "teamId": "optionalId"
        }
      ],
      "createdBy": "string",
      "expiresAt": "string"
    }
  ],
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
            "teamId": "optionalId",
            "teamName": "string",
            "originalTeamId": "optionalId",
            "originalTeam": "string",
            "originalDate": "string",
            "slotTeamId": "optionalId",
            "slotTeam": "string",
            "keeper": "boolean",
            "player": {
              "?": {
                "?": {
                  "playerId": "id",
                  "playerName": "string",
                  "position": "string"
                }
              }
            }
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
    "teamName": "string",
    "weeks": [
      {
        "week": "number",
        "teamName": "string",
        "leagueMedian": "number",
        "teamScoreTotal": "number",
        "benchScoreTotal": "number",
        "resScoreTotal": "number",
        "teamScoreIncBenchAndRes": "number"
      }
    ]
  },
  "pointsByYearTeamWeek": {
    "teamName": "string",
    "details": [
      {
        "teamName": "string",
        "playerId": "optionalId",
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
    "teamName": "string",
    "weeks": [
      {
        "week": "number",
        "teamName": "string",
        "leagueMedian": "number",
        "teamScoreTotal": "number",
        "benchScoreTotal": "number",
        "resScoreTotal": "number",
        "teamScoreIncBenchAndRes": "number"
      }
    ]
  },
  "sleeperPointsByYearTeamWeek": {
    "teamName": "string",
    "details": [
      {
        "teamName": "string",
        "playerId": "optionalId",
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
    "formats": {
      "?": [
        "string"
      ]
    },
    "hasComingGames": "boolean",
    "playoffTeams": "number",
    "allowedKeepers": "number",
    "champion": {
      "?": {
        "?": {
          "season": "number",
          "teamId": "id",
          "teamName": "string"
        }
      }
    },
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
        "placesGained": "number",
        "lastResults": {
          "?": [
            "string"
          ]
        }
      }
    ]
  },
  "getDepthChart": {
    "leagueName": "string",
    "teamDepthCharts": [
      {
        "teamId": "optionalId",
        "teamName": "string",
        "quarterbacks": [
          {
            "playerId": "optionalId",
            "playerName": "string"
          }
        ],
        "runningBacks": [
          {
            "playerId": "optionalId",
            "playerName": "string"
          }
        ],
        "wideReceivers": [
          {
            "playerId": "optionalId",
            "playerName": "string"
          }
        ],
        "tightEnds": [
          {
            "playerId": "optionalId",
            "playerName": "string"
          }
        ],
        "kickers": [
          {
            "playerId": "optionalId",
            "playerName": "string"
          }
        ],
        "defenses": [
          {
            "playerId": "optionalId",
            "playerName": "string"
          }
        ],
        "others": {
          "?": [
            {
              "playerId": "optionalId",
              "playerName": "string",
              "position": "string"
            }
          ]
        }
      }
    ]
  },
  "getKeeperBreakdown": {
    "leagueName": "string",
    "teams": [
      {
        "teamId": "optionalId",
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
        "teamId": "optionalId",
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
            "placesGained": "number",
            "lastResults": {
              "?": [
                "string"
              ]
            },
            "finalPosition": "number"
          }
        ]
      }
    ]
  },
  "getGames": {
    "round": "number",
    "median": "number",
    "leagueName": "string",
    "season": "number",
    "week": "number",
    "weeks": [
      "number"
    ],
    "games": [
      {
        "teams": [
          {
            "teamId": "id",
            "teamName": "string",
            "score": "number",
            "result": "string"
          }
        ]
      }
    ],
    "idle": [
      {
        "teamId": "id",
        "teamName": "string",
        "score": "number",
        "result": "string",
        "isBye": "boolean"
      }
    ]
  },
  "getRules": {
    "leagueName": "string",
    "season": "number",
    "formats": [
      "string"
    ],
    "lines": [
      {
        "label": "string",
        "text": "string"
      }
    ],
    "rules": {
      "?": {
        "format": "string",
        "bestBall": "boolean",
        "medianGames": "boolean",
        "slots": [
          {
            "name": "string",
            "positions": [
              "string"
            ],
            "least": "number",
            "most": "number"
          }
        ],
        "starters": "number",
        "bench": "number",
        "reserve": "number",
        "taxi": "number",
        "scoring": [
          {
            "for": "string",
            "points": "number"
          }
        ],
        "playoffTeams": "number",
        "playoffStartWeek": "number",
        "lastWeek": "number",
        "tradeDeadline": "number",
        "waivers": "string",
        "waiverBudget": "number",
        "keepers": "number"
      }
    }
  },
  "getTransactions": {
    "leagueName": "string",
    "transactions": [
      {
        "id": "string",
        "type": "string",
        "at": "string",
        "week": "number",
        "bid": "number",
        "moves": [
          {
            "player": {
              "?": {
                "playerId": "id",
                "playerName": "string",
                "position": "string"
              }
            },
            "pick": {
              "?": {
                "season": "number",
                "round": "number",
                "teamName": "string"
              }
            },
            "budget": "number",
            "from": {
              "?": {
                "teamId": "id",
                "teamName": "string"
              }
            },
            "to": {
              "?": {
                "teamId": "id",
                "teamName": "string"
              }
            }
          }
        ]
      }
    ]
  },
  "getAvailablePlayers": {
    "leagueName": "string",
    "players": [
      {
        "playerId": "optionalId",
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
        },
        "availableIn": {
          "?": [
            "string"
          ]
        }
      }
    ],
    "unknownRostered": "number"
  },
  "getPlayer": {
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
    },
    "team": {
      "?": {
        "id": "id",
        "name": "string"
      }
    }
  },
  "getSleeperLeague": {
    "leagueName": "string",
    "season": "number",
    "lastStandingsRefresh": "string",
    "formats": {
      "?": [
        "string"
      ]
    },
    "hasComingGames": "boolean",
    "playoffTeams": "number",
    "allowedKeepers": "number",
    "champion": {
      "?": {
        "?": {
          "season": "number",
          "teamId": "id",
          "teamName": "string"
        }
      }
    },
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
        "placesGained": "number",
        "lastResults": {
          "?": [
            "string"
          ]
        }
      }
    ]
  },
  "getPreDraftTrades": {
    "model": {
      "leagueName": "string",
      "preDraftTrades": [
        {
          "id": "optionalId",
          "date": "string",
          "round": "number",
          "pick": "number",
          "pickFromTeamId": "optionalId",
          "pickFrom": "string",
          "pickToTeamId": "optionalId",
          "pickTo": "string",
          "source": "string"
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
      "totalPicks": "number",
      "firstDay": "string"
    }
  },
  "createPreDraftTrade": {
    "model": {
      "leagueName": "string",
      "preDraftTrades": [
        {
          "id": "optionalId",
          "date": "string",
          "round": "number",
          "pick": "number",
          "pickFromTeamId": "optionalId",
          "pickFrom": "string",
          "pickToTeamId": "optionalId",
          "pickTo": "string",
          "source": "string"
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
      "totalPicks": "number",
      "firstDay": "string"
    }
  },
  "replacePreDraftTrade": {
    "model": {
      "leagueName": "string",
      "preDraftTrades": [
        {
          "id": "optionalId",
          "date": "string",
          "round": "number",
          "pick": "number",
          "pickFromTeamId": "optionalId",
          "pickFrom": "string",
          "pickToTeamId": "optionalId",
          "pickTo": "string",
          "source": "string"
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
      "totalPicks": "number",
      "firstDay": "string"
    }
  },
  "takeBackPreDraftTrade": {
    "model": {
      "leagueName": "string",
      "preDraftTrades": [
        {
          "id": "optionalId",
          "date": "string",
          "round": "number",
          "pick": "number",
          "pickFromTeamId": "optionalId",
          "pickFrom": "string",
          "pickToTeamId": "optionalId",
          "pickTo": "string",
          "source": "string"
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
      "totalPicks": "number",
      "firstDay": "string"
    }
  },
  "getEnteredTrades": [
    {
      "id": "id",
      "trade": {
        "leagueId": "string",
        "year": "number",
        "date": "string",
        "pickFromTeamId": "id",
        "pickToTeamId": "id",
        "roundFrom": "number",
        "roundTo": "number",
        "pickFrom": "number",
        "pickTo": "number"
      },
      "pickFromTeam": "string",
      "pickToTeam": "string",
      "enteredBy": "string",
      "enteredAt": "string",
      "takenBackBy": "string",
      "takenBackAt": "string",
      "replacedBy": "optionalId"
    }
  ],
  "getRookies": [
    {
      "playerId": "optionalId",
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
    "provider": "string",
    "hasDrafted": "boolean",
    "season": "number",
    "standingsSeason": "number",
    "seasons": {
      "?": [
        "number"
      ]
    },
    "nflRankSeason": "number",
    "adpSeason": "number",
    "updatedAt": "string",
    "nextUpdateAt": "string"
  },
  "getKeeperChanges": [
    {
      "id": "number",
      "teamId": "id",
      "playerId": "id",
      "playerName": "string",
      "isKeeper": "boolean",
      "changedBy": "string",
      "changedAt": "string"
    }
  ],
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
    "manualKeepersEnabled": "boolean",
    "leagueId": "string"
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
    "manualKeepersEnabled": "boolean",
    "leagueId": "string"
  },
  "getTeamProfile": {
    "avatar": "string",
    "teamName": "string",
    "ownerName": "string",
    "division": "string",
    "leagueId": "string"
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
    "manualKeepersEnabled": "boolean",
    "leagueId": "string"
  },
  "getSleeperTeamProfile": {
    "avatar": "string",
    "teamName": "string",
    "ownerName": "string",
    "division": "string",
    "leagueId": "string"
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
