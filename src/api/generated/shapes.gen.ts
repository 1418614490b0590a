export const shapes = {
  "getAccount": {
    "email": "string",
    "role": "string",
    "scopes": [
      {
        "leagueId": "string",
        "teamId": "optionalId"
      }
    ],
    "leagues": [
      {
        "leagueId": "string",
        "leagueName": "string",
        "provider": "string",
        "season": "number",
        "visibility": "string",
        "isDemo": "boolean"
      }
    ],
    "mayAddLeagues": "boolean",
    "canSendMail": "boolean"
  },
  "getAccounts": {
    "total": "number",
    "hasMore": "boolean",
    "pageSize": "number",
    "accounts": [
      {
        "accountId": "string",
        "userEmail": "string",
        "role": "string",
        "scopes": [
          {
            "leagueId": "string",
            "leagueName": "string",
            "provider": "string",
            "teamId": "optionalId",
            "teamName": "string"
          }
        ],
        "isOwn": "boolean",
        "hasPassword": "boolean",
        "hasApp": "boolean",
        "passkeys": "number",
        "lastLogInAt": "string",
        "sessions": "number"
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
    "hasPassword": "boolean",
    "recoveryCodes": "number"
  },
  "beginSecondFactor": {
    "secret": "string",
    "address": "string",
    "qrSize": "number",
    "qrPath": "string"
  },
  "turnOnSecondFactor": {
    "recoveryCodes": [
      "string"
    ]
  },
  "makeRecoveryCodes": {
    "recoveryCodes": [
      "string"
    ]
  },
  "getPasskeys": [
    {
      "passkeyId": "string",
      "name": "string",
      "addedAt": "string",
      "lastUsedAt": "string"
    }
  ],
  "addPasskey": [
    {
      "passkeyId": "string",
      "name": "string",
      "addedAt": "string",
      "lastUsedAt": "string"
    }
  ],
  "renamePasskey": [
    {
      "passkeyId": "string",
      "name": "string",
      "addedAt": "string",
      "lastUsedAt": "string"
    }
  ],
  "beginPasskey": {
    "challenge": "string"
  },
  "removePasskey": [
    {
      "passkeyId": "string",
      "name": "string",
      "addedAt": "string",
      "lastUsedAt": "string"
    }
  ],
  "getRuns": [
    {
      "id": "number",
      "call": "string",
      "leagueId": "string",
      "leagueName": "string",
      "provider": "string",
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
      "failed": "number",
      "leagues": [
        {
          "leagueId": "string",
          "leagueName": "string",
          "provider": "string",
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
      "runCount": "number",
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
      "runCount": "number",
      "suggestions": [
        "string"
      ]
    }
  ],
  "previewPlayerFile": {
    "title": "string",
    "seasons": [
      "number"
    ],
    "rows": "number",
    "matched": "number",
    "unmatched": [
      "string"
    ],
    "messages": [
      "string"
    ],
    "question": "string",
    "replaces": [
      "string"
    ],
    "changed": "number",
    "changes": [
      {
        "name": "string",
        "before": "string",
        "after": "string"
      }
    ]
  },
  "loadPlayerFile": {
    "call": "string",
    "startedAt": "string",
    "endedAt": "string",
    "run": "string",
    "chosen": "string",
    "startedBy": "string",
    "total": "number",
    "done": "number",
    "failed": "number",
    "leagues": [
      {
        "leagueId": "string",
        "leagueName": "string",
        "provider": "string",
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
  },
  "getSchedule": {
    "total": "number",
    "hasMore": "boolean",
    "pageSize": "number",
    "leagues": [
      {
        "leagueId": "string",
        "leagueName": "string",
        "provider": "string",
        "season": "number",
        "seasons": [
          "number"
        ],
        "pace": "string",
        "readAt": "string",
        "nextAt": "string",
        "isQueued": "boolean",
        "failures": "number",
        "error": "string",
        "isHostDown": "boolean",
        "hasDrop": "boolean",
        "differences": [
          "string"
        ]
      }
    ]
  },
  "getSecurityLog": [
    {
      "id": "number",
      "at": "string",
      "kind": "string",
      "account": "string",
      "actor": "string",
      "network": "string",
      "detail": "string",
      "count": "number"
    }
  ],
  "getAccountRules": {
    "leaguesPerAccount": "number",
    "requiresSecondFactor": "boolean"
  },
  "setAccountRules": {
    "leaguesPerAccount": "number",
    "requiresSecondFactor": "boolean"
  },
  "getFailedJobs": [
    {
      "jobId": "string",
      "resource": "string",
      "leagueId": "string",
      "leagueName": "string",
      "provider": "string",
      "season": "number",
      "week": "number",
      "failedAt": "string",
      "tries": "number",
      "error": "string"
    }
  ],
  "retryFailedJob": [
    {
      "jobId": "string",
      "resource": "string",
      "leagueId": "string",
      "leagueName": "string",
      "provider": "string",
      "season": "number",
      "week": "number",
      "failedAt": "string",
      "tries": "number",
      "error": "string"
    }
  ],
  "discardFailedJob": [
    {
      "jobId": "string",
      "resource": "string",
      "leagueId": "string",
      "leagueName": "string",
      "provider": "string",
      "season": "number",
      "week": "number",
      "failedAt": "string",
      "tries": "number",
      "error": "string"
    }
  ],
  "getAliases": [
    {
      "name": "string",
      "player": "string",
      "platform": "string",
      "givenAt": "string",
      "givenBy": "string"
    }
  ],
  "removeAlias": [
    {
      "name": "string",
      "player": "string",
      "platform": "string",
      "givenAt": "string",
      "givenBy": "string"
    }
  ],
  "getNewSeasons": [
    {
      "leagueId": "string",
      "leagueName": "string",
      "provider": "string",
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
      "provider": "string",
      "season": "number",
      "createdAt": "string",
      "createdBy": "string",
      "reason": "string"
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
            "isGuess": "boolean",
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
            "amount": "number",
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
    ],
    "drafts": {
      "?": [
        {
          "number": "number",
          "rounds": "number",
          "isAuction": "boolean",
          "isOver": "boolean",
          "isDefault": "boolean",
          "isComing": "boolean",
          "isNeverHeld": "boolean"
        }
      ]
    },
    "draftDay": {
      "?": {
        "isRunning": "boolean",
        "isPaused": "boolean",
        "startsAt": "string",
        "onTheClock": {
          "?": {
            "pickString": "string",
            "teamId": "id",
            "teamName": "string"
          }
        }
      }
    }
  },
  "getFuturePicks": {
    "leagueName": "string",
    "picks": [
      {
        "season": "number",
        "round": "number",
        "team": {
          "teamId": "id",
          "teamName": "string"
        },
        "originalTeam": {
          "teamId": "id",
          "teamName": "string"
        },
        "trades": [
          {
            "date": "string",
            "to": {
              "teamId": "id",
              "teamName": "string"
            }
          }
        ]
      }
    ]
  },
  "getDraftPick": {
    "leagueName": "string",
    "season": "number",
    "pickString": "string",
    "isGuess": "boolean",
    "team": {
      "teamId": "id",
      "teamName": "string"
    },
    "originalTeam": {
      "teamId": "id",
      "teamName": "string"
    },
    "keeper": "boolean",
    "player": {
      "?": {
        "playerId": "id",
        "playerName": "string",
        "position": "string"
      }
    },
    "trades": [
      {
        "date": "string",
        "from": {
          "teamId": "id",
          "teamName": "string"
        },
        "to": {
          "teamId": "id",
          "teamName": "string"
        },
        "source": "string",
        "season": "number",
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
                "pick": "number",
                "teamName": "string",
                "teamId": "optionalId"
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
            "result": "string",
            "record": {
              "?": {
                "wins": "number",
                "losses": "number",
                "draws": "number"
              }
            }
          }
        ],
        "weeks": {
          "?": [
            "number"
          ]
        },
        "round": "string"
      }
    ],
    "idle": [
      {
        "teamId": "id",
        "teamName": "string",
        "score": "number",
        "result": "string",
        "record": {
          "?": {
            "wins": "number",
            "losses": "number",
            "draws": "number"
          }
        },
        "isBye": "boolean"
      }
    ]
  },
  "getBracket": {
    "season": "number",
    "startWeek": "number",
    "rounds": [
      {
        "games": [
          {
            "teams": [
              {
                "teamId": "id",
                "teamName": "string",
                "score": "number",
                "result": "string",
                "record": {
                  "?": {
                    "wins": "number",
                    "losses": "number",
                    "draws": "number"
                  }
                }
              }
            ],
            "weeks": [
              "number"
            ],
            "round": "string"
          }
        ]
      }
    ],
    "others": [
      {
        "teams": [
          {
            "teamId": "id",
            "teamName": "string",
            "score": "number",
            "result": "string",
            "record": {
              "?": {
                "wins": "number",
                "losses": "number",
                "draws": "number"
              }
            }
          }
        ],
        "weeks": [
          "number"
        ],
        "round": "string"
      }
    ]
  },
  "getTeamSeason": {
    "leagueName": "string",
    "season": "number",
    "teamId": "id",
    "teamName": "string",
    "teams": "number",
    "games": [
      {
        "opponentId": "id",
        "opponentName": "string",
        "weeks": [
          "number"
        ],
        "score": "number",
        "opponentScore": "number",
        "result": "string",
        "round": "string",
        "recordAfter": {
          "?": {
            "wins": "number",
            "losses": "number",
            "draws": "number"
          }
        }
      }
    ],
    "places": [
      {
        "week": "number",
        "place": "number"
      }
    ]
  },
  "getAllTime": {
    "leagueName": "string",
    "teamName": "string",
    "teams": [
      {
        "teamId": "id",
        "teamName": "string",
        "seasons": "number",
        "titles": "number",
        "topThree": "number",
        "wins": "number",
        "losses": "number",
        "draws": "number",
        "percentage": "number",
        "pointsFor": "number",
        "pointsAgainst": "number"
      }
    ]
  },
  "getRecords": {
    "leagueName": "string",
    "records": [
      {
        "kind": "string",
        "place": "number",
        "value": "number",
        "teamId": "id",
        "teamName": "string",
        "opponent": {
          "?": {
            "teamId": "id",
            "teamName": "string"
          }
        },
        "season": "number",
        "week": "number",
        "since": {
          "?": {
            "season": "number",
            "week": "number"
          }
        },
        "record": {
          "?": {
            "wins": "number",
            "losses": "number",
            "draws": "number"
          }
        }
      }
    ]
  },
  "getWeekRosters": {
    "leagueName": "string",
    "season": "number",
    "week": "number",
    "weeks": [
      "number"
    ],
    "players": [
      {
        "teamId": "id",
        "teamName": "string",
        "slot": "string",
        "playerId": "id",
        "playerName": "string",
        "position": "string",
        "score": "number",
        "acquired": {
          "?": {
            "season": "number",
            "type": "string",
            "at": "string",
            "pick": {
              "?": {
                "round": "number",
                "pick": "number"
              }
            },
            "bid": "number"
          }
        }
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
    ],
    "weekRanges": {
      "?": [
        {
          "teamId": "id",
          "lowest": "number",
          "median": "number",
          "highest": "number"
        }
      ]
    }
  },
  "pointsByYearTeam": {
    "teamName": "string",
    "previousTeam": {
      "?": {
        "teamId": "id",
        "teamName": "string"
      }
    },
    "nextTeam": {
      "?": {
        "teamId": "id",
        "teamName": "string"
      }
    },
    "weeks": [
      {
        "week": "number",
        "teamName": "string",
        "leagueMedian": "number",
        "games": {
          "?": [
            {
              "opponentId": "id",
              "opponentName": "string",
              "weeks": [
                "number"
              ],
              "score": "number",
              "opponentScore": "number",
              "result": "string",
              "round": "string"
            }
          ]
        },
        "recordAfter": {
          "?": {
            "?": {
              "wins": "number",
              "losses": "number",
              "draws": "number"
            }
          }
        },
        "place": "number",
        "teamScoreTotal": "number",
        "benchScoreTotal": "number",
        "resScoreTotal": "number",
        "teamScoreIncBenchAndRes": "number"
      }
    ]
  },
  "pointsByYearTeamWeek": {
    "teamName": "string",
    "lastWeek": "number",
    "games": {
      "?": [
        {
          "opponentId": "id",
          "opponentName": "string",
          "weeks": [
            "number"
          ],
          "score": "number",
          "opponentScore": "number",
          "result": "string",
          "round": "string"
        }
      ]
    },
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
  "getMatchup": {
    "leagueName": "string",
    "season": "number",
    "weeks": [
      "number"
    ],
    "isOver": "boolean",
    "round": "string",
    "team": {
      "teamId": "id",
      "teamName": "string",
      "score": "number",
      "bestScore": "number",
      "pointsLeft": "number",
      "result": "string",
      "withoutPoints": "number",
      "recordBefore": {
        "wins": "number",
        "losses": "number",
        "draws": "number"
      },
      "recordAfter": {
        "?": {
          "wins": "number",
          "losses": "number",
          "draws": "number"
        }
      },
      "lineups": [
        {
          "week": "number",
          "score": "number",
          "starters": [
            {
              "slot": "string",
              "player": {
                "?": {
                  "playerId": "id",
                  "playerName": "string",
                  "position": "string",
                  "score": "number",
                  "isBest": "boolean"
                }
              }
            }
          ],
          "bench": [
            {
              "playerId": "id",
              "playerName": "string",
              "position": "string",
              "score": "number",
              "isBest": "boolean"
            }
          ],
          "reserve": [
            {
              "playerId": "id",
              "playerName": "string",
              "position": "string",
              "score": "number",
              "isBest": "boolean"
            }
          ]
        }
      ]
    },
    "opponent": {
      "?": {
        "teamId": "id",
        "teamName": "string",
        "score": "number",
        "bestScore": "number",
        "pointsLeft": "number",
        "result": "string",
        "withoutPoints": "number",
        "recordBefore": {
          "wins": "number",
          "losses": "number",
          "draws": "number"
        },
        "recordAfter": {
          "?": {
            "wins": "number",
            "losses": "number",
            "draws": "number"
          }
        },
        "lineups": [
          {
            "week": "number",
            "score": "number",
            "starters": [
              {
                "slot": "string",
                "player": {
                  "?": {
                    "playerId": "id",
                    "playerName": "string",
                    "position": "string",
                    "score": "number",
                    "isBest": "boolean"
                  }
                }
              }
            ],
            "bench": [
              {
                "playerId": "id",
                "playerName": "string",
                "position": "string",
                "score": "number",
                "isBest": "boolean"
              }
            ],
            "reserve": [
              {
                "playerId": "id",
                "playerName": "string",
                "position": "string",
                "score": "number",
                "isBest": "boolean"
              }
            ]
          }
        ]
      }
    },
    "headToHead": {
      "?": {
        "wins": "number",
        "losses": "number",
        "draws": "number",
        "games": [
          {
            "season": "number",
            "weeks": [
              "number"
            ],
            "score": "number",
            "opponentScore": "number",
            "result": "string"
          }
        ]
      }
    },
    "otherOpponents": {
      "?": [
        {
          "teamId": "id",
          "teamName": "string"
        }
      ]
    },
    "previous": {
      "?": {
        "week": "number",
        "opponent": {
          "?": {
            "teamId": "id",
            "teamName": "string"
          }
        }
      }
    },
    "next": {
      "?": {
        "week": "number",
        "opponent": {
          "?": {
            "teamId": "id",
            "teamName": "string"
          }
        }
      }
    }
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
    "lastGames": {
      "?": {
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
                "result": "string",
                "record": {
                  "?": {
                    "wins": "number",
                    "losses": "number",
                    "draws": "number"
                  }
                }
              }
            ],
            "weeks": {
              "?": [
                "number"
              ]
            },
            "round": "string"
          }
        ],
        "idle": [
          {
            "teamId": "id",
            "teamName": "string",
            "score": "number",
            "result": "string",
            "record": {
              "?": {
                "wins": "number",
                "losses": "number",
                "draws": "number"
              }
            },
            "isBye": "boolean"
          }
        ]
      }
    },
    "comingGames": {
      "?": {
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
                "result": "string",
                "record": {
                  "?": {
                    "wins": "number",
                    "losses": "number",
                    "draws": "number"
                  }
                }
              }
            ],
            "weeks": {
              "?": [
                "number"
              ]
            },
            "round": "string"
          }
        ],
        "idle": [
          {
            "teamId": "id",
            "teamName": "string",
            "score": "number",
            "result": "string",
            "record": {
              "?": {
                "wins": "number",
                "losses": "number",
                "draws": "number"
              }
            },
            "isBye": "boolean"
          }
        ]
      }
    },
    "latestChanges": {
      "?": {
        "transactions": {
          "?": [
            {
              "id": "string",
              "season": "number",
              "type": "string",
              "at": "string",
              "week": "number",
              "pick": {
                "?": {
                  "round": "number",
                  "pick": "number"
                }
              },
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
                      "pick": "number",
                      "teamName": "string",
                      "teamId": "optionalId"
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
        "trades": {
          "?": [
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
        }
      }
    },
    "playoffTeams": "number",
    "allowedKeepers": "number",
    "keeperDeadline": {
      "?": {
        "at": "string",
        "text": "string"
      }
    },
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
        "position": "number",
        "divisionPosition": "number",
        "wins": "number",
        "losses": "number",
        "draws": "number",
        "percentage": "number",
        "pointsFor": "number",
        "pointsAgainst": "number",
        "victoryPoints": "number",
        "hasRecord": "boolean",
        "inPlayoffs": "boolean",
        "eliminatedWeek": "number",
        "placesGained": "number",
        "lastResults": {
          "?": [
            {
              "week": "number",
              "result": "string",
              "score": "number",
              "opponentScore": "number",
              "opponent": {
                "?": {
                  "teamId": "id",
                  "teamName": "string"
                }
              }
            }
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
            "playerName": "string",
            "slot": "string"
          }
        ],
        "runningBacks": [
          {
            "playerId": "optionalId",
            "playerName": "string",
            "slot": "string"
          }
        ],
        "wideReceivers": [
          {
            "playerId": "optionalId",
            "playerName": "string",
            "slot": "string"
          }
        ],
        "tightEnds": [
          {
            "playerId": "optionalId",
            "playerName": "string",
            "slot": "string"
          }
        ],
        "kickers": [
          {
            "playerId": "optionalId",
            "playerName": "string",
            "slot": "string"
          }
        ],
        "defenses": [
          {
            "playerId": "optionalId",
            "playerName": "string",
            "slot": "string"
          }
        ],
        "others": {
          "?": [
            {
              "playerId": "optionalId",
              "playerName": "string",
              "slot": "string",
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
        "dlCount": "number",
        "avgDlAdp": "number",
        "avgDlAge": "number",
        "lbCount": "number",
        "avgLbAdp": "number",
        "avgLbAge": "number",
        "dbCount": "number",
        "avgDbAdp": "number",
        "avgDbAge": "number",
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
        "dlCount": "number",
        "avgDlAdp": "number",
        "avgDlAge": "number",
        "lbCount": "number",
        "avgLbAdp": "number",
        "avgLbAge": "number",
        "dbCount": "number",
        "avgDbAdp": "number",
        "avgDbAge": "number",
        "positionSortOrder": "number"
      }
    ]
  },
  "getLeagueYears": {
    "leagueName": "string",
    "records": [
      {
        "year": "number",
        "openPlaces": "string",
        "teams": [
          {
            "id": "id",
            "teamName": "string",
            "avatar": "string",
            "division": "string",
            "position": "number",
            "divisionPosition": "number",
            "wins": "number",
            "losses": "number",
            "draws": "number",
            "percentage": "number",
            "pointsFor": "number",
            "pointsAgainst": "number",
            "victoryPoints": "number",
            "hasRecord": "boolean",
            "inPlayoffs": "boolean",
            "eliminatedWeek": "number",
            "placesGained": "number",
            "lastResults": {
              "?": [
                {
                  "week": "number",
                  "result": "string",
                  "score": "number",
                  "opponentScore": "number",
                  "opponent": {
                    "?": {
                      "teamId": "id",
                      "teamName": "string"
                    }
                  }
                }
              ]
            },
            "finalPosition": "number"
          }
        ]
      }
    ]
  },
  "getTransactions": {
    "leagueName": "string",
    "transactions": [
      {
        "id": "string",
        "season": "number",
        "type": "string",
        "at": "string",
        "week": "number",
        "pick": {
          "?": {
            "round": "number",
            "pick": "number"
          }
        },
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
                "pick": "number",
                "teamName": "string",
                "teamId": "optionalId"
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
        },
        "form": {
          "?": {
            "?": {
              "season": "number",
              "points": "number",
              "games": "number",
              "last": [
                {
                  "week": "number",
                  "points": "number"
                }
              ]
            }
          }
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
    "slot": "string",
    "form": {
      "?": {
        "?": {
          "season": "number",
          "points": "number",
          "games": "number",
          "last": [
            {
              "week": "number",
              "points": "number"
            }
          ]
        }
      }
    },
    "team": {
      "?": {
        "id": "id",
        "name": "string"
      }
    }
  },
  "getPlayerStory": {
    "leagueName": "string",
    "player": {
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
      "slot": "string",
      "form": {
        "?": {
          "?": {
            "season": "number",
            "points": "number",
            "games": "number",
            "last": [
              {
                "week": "number",
                "points": "number"
              }
            ]
          }
        }
      },
      "team": {
        "?": {
          "id": "id",
          "name": "string"
        }
      }
    },
    "seasons": [
      {
        "season": "number",
        "points": "number",
        "startedPoints": "number",
        "positionRank": {
          "place": "number",
          "players": "number"
        },
        "weeks": [
          {
            "week": "number",
            "points": "number",
            "isBye": "boolean",
            "slot": "string",
            "team": {
              "teamId": "id",
              "teamName": "string"
            },
            "opponent": {
              "?": {
                "teamId": "id",
                "teamName": "string"
              }
            }
          }
        ]
      }
    ],
    "events": [
      {
        "id": "string",
        "season": "number",
        "type": "string",
        "at": "string",
        "week": "number",
        "pick": {
          "?": {
            "round": "number",
            "pick": "number"
          }
        },
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
                "pick": "number",
                "teamName": "string",
                "teamId": "optionalId"
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
  "getLeagues": {
    "total": "number",
    "hasMore": "boolean",
    "pageSize": "number",
    "leagues": [
      {
        "leagueId": "string",
        "leagueName": "string",
        "provider": "string",
        "season": "number",
        "visibility": "string",
        "isDemo": "boolean"
      }
    ],
    "demos": "number",
    "areDemosShown": "boolean"
  },
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
    "isPrivate": "boolean",
    "proof": {
      "?": {
        "code": "string",
        "place": "string"
      }
    },
    "askedAt": "string"
  },
  "getAdditions": [
    {
      "id": "string",
      "leagueId": "string",
      "leagueName": "string",
      "provider": "string",
      "startedAt": "string",
      "outcome": "string",
      "step": "string",
      "rows": "number",
      "error": "string",
      "pastSeasons": [
        {
          "season": "number",
          "state": "string"
        }
      ]
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
    "isPrivate": "boolean",
    "proof": {
      "?": {
        "code": "string",
        "place": "string"
      }
    },
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
  "getDirectory": {
    "total": "number",
    "hasMore": "boolean",
    "pageSize": "number",
    "leagues": [
      {
        "leagueId": "string",
        "leagueName": "string",
        "provider": "string",
        "season": "number",
        "isDemo": "boolean"
      }
    ]
  },
  "getLeagueSettings": {
    "changes": [
      {
        "at": "string",
        "by": "string",
        "what": "string"
      }
    ],
    "leagueId": "string",
    "leagueName": "string",
    "hostName": "string",
    "provider": "string",
    "manualKeepersEnabled": "boolean",
    "visibility": "string",
    "pace": "string",
    "syncProblem": {
      "?": {
        "since": "string",
        "reason": "string"
      }
    },
    "teams": [
      {
        "teamId": "id",
        "teamName": "string",
        "hostOwnerName": "string",
        "ownerName": "string"
      }
    ],
    "drops": [
      {
        "call": "string",
        "at": "string",
        "reason": "string",
        "isQueued": "boolean"
      }
    ],
    "differences": [
      "string"
    ]
  },
  "setLeagueSettings": {
    "changes": [
      {
        "at": "string",
        "by": "string",
        "what": "string"
      }
    ],
    "leagueId": "string",
    "leagueName": "string",
    "hostName": "string",
    "provider": "string",
    "manualKeepersEnabled": "boolean",
    "visibility": "string",
    "pace": "string",
    "syncProblem": {
      "?": {
        "since": "string",
        "reason": "string"
      }
    },
    "teams": [
      {
        "teamId": "id",
        "teamName": "string",
        "hostOwnerName": "string",
        "ownerName": "string"
      }
    ],
    "drops": [
      {
        "call": "string",
        "at": "string",
        "reason": "string",
        "isQueued": "boolean"
      }
    ],
    "differences": [
      "string"
    ]
  },
  "acceptDrop": {
    "changes": [
      {
        "at": "string",
        "by": "string",
        "what": "string"
      }
    ],
    "leagueId": "string",
    "leagueName": "string",
    "hostName": "string",
    "provider": "string",
    "manualKeepersEnabled": "boolean",
    "visibility": "string",
    "pace": "string",
    "syncProblem": {
      "?": {
        "since": "string",
        "reason": "string"
      }
    },
    "teams": [
      {
        "teamId": "id",
        "teamName": "string",
        "hostOwnerName": "string",
        "ownerName": "string"
      }
    ],
    "drops": [
      {
        "call": "string",
        "at": "string",
        "reason": "string",
        "isQueued": "boolean"
      }
    ],
    "differences": [
      "string"
    ]
  },
  "exportLeague": {
    "leagueId": "string",
    "leagueName": "string",
    "exportedAt": "string",
    "tables": {}
  },
  "getInvitations": [
    {
      "invitationId": "string",
      "resetOf": "string",
      "role": "string",
      "scopes": [
        {
          "leagueId": "string",
          "leagueName": "string",
          "provider": "string",
          "teamId": "optionalId",
          "teamName": "string"
        }
      ],
      "createdBy": "string",
      "expiresAt": "string"
    }
  ],
  "createInvitation": {
    "token": "string",
    "expiresAt": "string",
    "mailProblem": "string"
  },
  "withdrawInvitation": [
    {
      "invitationId": "string",
      "resetOf": "string",
      "role": "string",
      "scopes": [
        {
          "leagueId": "string",
          "leagueName": "string",
          "provider": "string",
          "teamId": "optionalId",
          "teamName": "string"
        }
      ],
      "createdBy": "string",
      "expiresAt": "string"
    }
  ],
  "createPasswordReset": {
    "token": "string",
    "expiresAt": "string",
    "mailProblem": "string"
  },
  "getKeeperChanges": [
    {
      "id": "number",
      "teamId": "id",
      "playerId": "id",
      "playerName": "string",
      "isKeeper": "boolean",
      "isOverride": "boolean",
      "changedBy": "string",
      "changedAt": "string"
    }
  ],
  "getKeeperRules": {
    "leagueName": "string",
    "season": "number",
    "rules": {
      "?": {
        "cost": "string",
        "roundsPerYear": "number",
        "earliestRound": "number",
        "undraftedRound": "number",
        "fixedRounds": [
          "number"
        ],
        "pricePerYear": "number",
        "undraftedPrice": "number",
        "sameRound": "string",
        "afterTrade": "string",
        "afterClaim": "string",
        "keepers": "number",
        "positions": [
          {
            "position": "string",
            "keepers": "number"
          }
        ],
        "years": "number",
        "keepsFirstRounders": "boolean",
        "deadline": "string",
        "timeZone": "string",
        "isHidden": "boolean"
      }
    },
    "words": [
      "string"
    ]
  },
  "setKeeperRules": {
    "season": "number",
    "rules": {
      "?": {
        "cost": "string",
        "roundsPerYear": "number",
        "earliestRound": "number",
        "undraftedRound": "number",
        "fixedRounds": [
          "number"
        ],
        "pricePerYear": "number",
        "undraftedPrice": "number",
        "sameRound": "string",
        "afterTrade": "string",
        "afterClaim": "string",
        "keepers": "number",
        "positions": [
          {
            "position": "string",
            "keepers": "number"
          }
        ],
        "years": "number",
        "keepsFirstRounders": "boolean",
        "deadline": "string",
        "timeZone": "string",
        "isHidden": "boolean"
      }
    },
    "words": [
      "string"
    ],
    "teams": [
      {
        "teamId": "id",
        "teamName": "string",
        "changed": [
          {
            "playerId": "id",
            "playerName": "string",
            "before": {
              "round": "number",
              "pick": "string",
              "isUnpaid": "boolean",
              "price": "number"
            },
            "after": {
              "round": "number",
              "pick": "string",
              "isUnpaid": "boolean",
              "price": "number"
            }
          }
        ],
        "refused": [
          "string"
        ]
      }
    ]
  },
  "getKeeperDesk": {
    "leagueName": "string",
    "season": "number",
    "teamId": "id",
    "teamName": "string",
    "hasRules": "boolean",
    "words": [
      "string"
    ],
    "deadline": "string",
    "timeZone": "string",
    "isHidden": "boolean",
    "limit": "number",
    "players": [
      {
        "playerId": "id",
        "playerName": "string",
        "position": "string",
        "nflTeam": "string",
        "isKeeper": "boolean",
        "cost": {
          "round": "number",
          "pick": "string",
          "isUnpaid": "boolean",
          "price": "number"
        },
        "marketRound": "number",
        "surplus": "number",
        "yearsKept": "number",
        "yearsLeft": "number",
        "nextCost": {
          "round": "number",
          "pick": "string",
          "isUnpaid": "boolean",
          "price": "number"
        },
        "reasons": [
          "string"
        ],
        "refusal": "string"
      }
    ],
    "chosen": {
      "playerIds": [
        "id"
      ],
      "surplus": "number"
    },
    "best": {
      "playerIds": [
        "id"
      ],
      "surplus": "number"
    },
    "picksLeft": [
      "string"
    ]
  },
  "getOwnKeeperDesk": {
    "leagueName": "string",
    "season": "number",
    "teamId": "id",
    "teamName": "string",
    "hasRules": "boolean",
    "words": [
      "string"
    ],
    "deadline": "string",
    "timeZone": "string",
    "isHidden": "boolean",
    "limit": "number",
    "players": [
      {
        "playerId": "id",
        "playerName": "string",
        "position": "string",
        "nflTeam": "string",
        "isKeeper": "boolean",
        "cost": {
          "round": "number",
          "pick": "string",
          "isUnpaid": "boolean",
          "price": "number"
        },
        "marketRound": "number",
        "surplus": "number",
        "yearsKept": "number",
        "yearsLeft": "number",
        "nextCost": {
          "round": "number",
          "pick": "string",
          "isUnpaid": "boolean",
          "price": "number"
        },
        "reasons": [
          "string"
        ],
        "refusal": "string"
      }
    ],
    "chosen": {
      "playerIds": [
        "id"
      ],
      "surplus": "number"
    },
    "best": {
      "playerIds": [
        "id"
      ],
      "surplus": "number"
    },
    "picksLeft": [
      "string"
    ]
  },
  "getKeeperChoices": {
    "leagueName": "string",
    "season": "number",
    "words": [
      "string"
    ],
    "deadline": "string",
    "timeZone": "string",
    "isHidden": "boolean",
    "limit": "number",
    "isHostKnown": "boolean",
    "teams": [
      {
        "teamId": "id",
        "teamName": "string",
        "kept": [
          {
            "playerId": "id",
            "playerName": "string",
            "position": "string",
            "cost": {
              "round": "number",
              "pick": "string",
              "isUnpaid": "boolean",
              "price": "number"
            }
          }
        ],
        "surplus": "number",
        "expected": [
          {
            "playerId": "id",
            "playerName": "string",
            "position": "string",
            "cost": {
              "round": "number",
              "pick": "string",
              "isUnpaid": "boolean",
              "price": "number"
            }
          }
        ],
        "bestSurplus": "number",
        "refused": [
          "string"
        ],
        "onlyHere": [
          {
            "playerId": "id",
            "playerName": "string",
            "position": "string"
          }
        ],
        "onlyHost": [
          {
            "playerId": "id",
            "playerName": "string",
            "position": "string"
          }
        ]
      }
    ],
    "firstPicks": [
      {
        "pick": "string",
        "teamId": "id",
        "teamName": "string",
        "player": {
          "?": {
            "playerId": "id",
            "playerName": "string",
            "position": "string"
          }
        }
      }
    ]
  },
  "getKeeperHistory": {
    "leagueName": "string",
    "players": [
      {
        "playerId": "id",
        "playerName": "string",
        "position": "string",
        "seasons": [
          {
            "season": "number",
            "teamId": "id",
            "teamName": "string",
            "cost": {
              "round": "number",
              "pick": "string",
              "isUnpaid": "boolean",
              "price": "number"
            }
          }
        ]
      }
    ]
  },
  "getTradablePicks": {
    "firstDay": "string",
    "teams": [
      {
        "teamId": "id",
        "teamName": "string",
        "picks": [
          {
            "season": "number",
            "round": "number",
            "pick": "number",
            "originalTeam": {
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
  "createPickTrade": {
    "teams": [
      {
        "teamId": "id",
        "teamName": "string",
        "picksBefore": [
          {
            "season": "number",
            "picks": "number"
          }
        ],
        "picksAfter": [
          {
            "season": "number",
            "picks": "number"
          }
        ],
        "surplusBefore": "number",
        "surplusAfter": "number"
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
      "firstDay": "string",
      "drafts": {
        "?": [
          {
            "number": "number",
            "rounds": "number",
            "isAuction": "boolean",
            "isOver": "boolean",
            "isDefault": "boolean",
            "isComing": "boolean",
            "isNeverHeld": "boolean"
          }
        ]
      }
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
      "firstDay": "string",
      "drafts": {
        "?": [
          {
            "number": "number",
            "rounds": "number",
            "isAuction": "boolean",
            "isOver": "boolean",
            "isDefault": "boolean",
            "isComing": "boolean",
            "isNeverHeld": "boolean"
          }
        ]
      }
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
      "firstDay": "string",
      "drafts": {
        "?": [
          {
            "number": "number",
            "rounds": "number",
            "isAuction": "boolean",
            "isOver": "boolean",
            "isDefault": "boolean",
            "isComing": "boolean",
            "isNeverHeld": "boolean"
          }
        ]
      }
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
      "firstDay": "string",
      "drafts": {
        "?": [
          {
            "number": "number",
            "rounds": "number",
            "isAuction": "boolean",
            "isOver": "boolean",
            "isDefault": "boolean",
            "isComing": "boolean",
            "isNeverHeld": "boolean"
          }
        ]
      }
    }
  },
  "getEnteredTrades": [
    {
      "id": "id",
      "trade": {
        "?": {
          "leagueId": "string",
          "year": "number",
          "draft": "number",
          "date": "string",
          "pickFromTeamId": "id",
          "pickToTeamId": "id",
          "roundFrom": "number",
          "roundTo": "number",
          "pickFrom": "number",
          "pickTo": "number"
        }
      },
      "pickTrade": {
        "?": {
          "draft": "number",
          "date": "string",
          "fromTeamId": "id",
          "toTeamId": "id",
          "fromPicks": [
            {
              "season": "number",
              "round": "number",
              "pick": "number",
              "originalTeam": {
                "?": {
                  "teamId": "id",
                  "teamName": "string"
                }
              }
            }
          ],
          "toPicks": [
            {
              "season": "number",
              "round": "number",
              "pick": "number",
              "originalTeam": {
                "?": {
                  "teamId": "id",
                  "teamName": "string"
                }
              }
            }
          ]
        }
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
        "pointsOnly": "boolean",
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
        "taxiYears": "number",
        "taxiDeadline": "number",
        "scoring": [
          {
            "for": "string",
            "points": "number"
          }
        ],
        "playoffTeams": "number",
        "playoffStartWeek": "number",
        "oneWeekRounds": "boolean",
        "twoWeekRounds": "string",
        "lastWeek": "number",
        "tradeDeadline": "number",
        "waivers": "string",
        "waiverBudget": "number",
        "keepers": "number",
        "salaryCap": "number",
        "contractYears": "boolean",
        "victoryPoints": {
          "?": {
            "win": "number",
            "tie": "number",
            "loss": "number",
            "byScore": [
              "number"
            ]
          }
        },
        "playerPool": "string",
        "playerCopies": "number"
      }
    }
  },
  "getSearchIndex": {
    "leagueName": "string",
    "players": [
      {
        "playerId": "id",
        "playerName": "string",
        "position": "string",
        "nflTeam": "string",
        "teamIds": {
          "?": [
            "id"
          ]
        },
        "positionRank": "number",
        "bye": "number",
        "isKeeper": "boolean"
      }
    ],
    "teams": [
      {
        "teamId": "id",
        "teamName": "string",
        "formerNames": {
          "?": [
            "string"
          ]
        },
        "managers": {
          "?": [
            "string"
          ]
        },
        "lastSeason": "number"
      }
    ],
    "seasons": [
      {
        "season": "number",
        "weeks": "number"
      }
    ]
  },
  "getSettings": {
    "leagueId": "string",
    "name": "string",
    "provider": "string",
    "hasDrafted": "boolean",
    "tradesFuturePicks": "boolean",
    "hasPlayed": "boolean",
    "hasKeepers": "boolean",
    "keepersHiddenUntil": "string",
    "season": "number",
    "standingsSeason": "number",
    "seasons": {
      "?": [
        "number"
      ]
    },
    "draftSeasons": {
      "?": [
        "number"
      ]
    },
    "nflRankSeason": "number",
    "nflRankAsOf": "string",
    "adpSeason": "number",
    "adpAsOf": "string",
    "pointsSeason": "number",
    "freshness": {
      "?": {
        "scores": {
          "updatedAt": "string",
          "nextUpdateAt": "string"
        },
        "rosters": {
          "updatedAt": "string",
          "nextUpdateAt": "string"
        },
        "isDelayed": "boolean",
        "draftSeconds": "number",
        "demoAt": "string"
      }
    },
    "kickOff": {
      "?": {
        "season": "number",
        "week": "number",
        "at": "string"
      }
    }
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
        },
        "slot": "string",
        "form": {
          "?": {
            "?": {
              "season": "number",
              "points": "number",
              "games": "number",
              "last": [
                {
                  "week": "number",
                  "points": "number"
                }
              ]
            }
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
        },
        "slot": "string",
        "form": {
          "?": {
            "?": {
              "season": "number",
              "points": "number",
              "games": "number",
              "last": [
                {
                  "week": "number",
                  "points": "number"
                }
              ]
            }
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
    "leagueId": "string",
    "lastSeason": "number",
    "picks": {
      "?": [
        {
          "pickString": "string",
          "isGuess": "boolean",
          "keeper": "boolean",
          "originalTeam": "string",
          "originalTeamId": "optionalId"
        }
      ]
    }
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
      },
      "slot": "string",
      "form": {
        "?": {
          "?": {
            "season": "number",
            "points": "number",
            "games": "number",
            "last": [
              {
                "week": "number",
                "points": "number"
              }
            ]
          }
        }
      }
    }
  ],
  "getEventTicket": {
    "ticket": "string"
  }
} as const;
