import { historyApi } from "../../api/generated/history.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type TeamYearScoreRow = tables.Row<Schema<"TeamYearScore">>;
export const seasonScores = tables.listTable("seasonScores", ["leagueId","year"], (row) => row.teamId, tables.from(historyApi.endpoints.pointsByYear, (response) => response.teams));
export type WeekRangeRow = tables.Row<Schema<"WeekRange">>;
export const weekRanges = tables.listTable("weekRanges", ["leagueId","year"], (row) => row.teamId, tables.from(historyApi.endpoints.pointsByYear, (response) => response.weekRanges));
export type TeamWeekScoreRow = tables.Row<Schema<"TeamWeekScore">>;
export const weekScores = tables.listTable("weekScores", ["leagueId","year","teamId"], (row) => row.week, tables.from(historyApi.endpoints.pointsByYearTeam, (response) => response.weeks));
export type PlayerScoreRow = tables.Row<Schema<"PlayerScore">>;
export const playerScores = tables.listTable("playerScores", ["leagueId","year","teamId","week"], (row) => row.playerId ?? [row.playerPosition, row.playerName], tables.from(historyApi.endpoints.pointsByYearTeamWeek, (response) => response.details));
export type TeamGameRow = tables.Row<Schema<"TeamGame">>;
export const teamGames = tables.listTable("teamGames", ["leagueId","year","teamId","week"], (row) => row.opponentId, tables.from(historyApi.endpoints.pointsByYearTeamWeek, (response) => response.games));
export type MatchupRow = tables.Row<Schema<"Matchup">>;
export const matchups = tables.recordTable("matchups", ["leagueId","year","teamId","week","opponentId"], tables.from(historyApi.endpoints.getMatchup, (response) => response));
