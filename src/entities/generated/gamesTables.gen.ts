import { gamesApi } from "../../api/generated/games.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type GamesRow = tables.Row<Schema<"Games">>;
export const gameWeeks = tables.recordTable("gameWeeks", ["leagueId","year","week"], tables.from(gamesApi.endpoints.getGames, (response) => response));
export type BracketRow = tables.Row<Schema<"Bracket">>;
export const brackets = tables.recordTable("brackets", ["leagueId","year"], tables.from(gamesApi.endpoints.getBracket, (response) => response));
export type TeamSeasonRow = tables.Row<Schema<"TeamSeason">>;
export const teamSeasons = tables.recordTable("teamSeasons", ["leagueId","teamId","year"], tables.from(gamesApi.endpoints.getTeamSeason, (response) => response));
export type AllTimeTeamRow = tables.Row<Schema<"AllTimeTeam">>;
export const allTimeTeams = tables.listTable("allTimeTeams", ["leagueId","teamId"], (row) => row.teamId, tables.from(gamesApi.endpoints.getAllTime, (response) => response.teams));
export type LeagueRecordRow = tables.Row<Schema<"LeagueRecord">>;
export const leagueRecords = tables.listTable("leagueRecords", ["leagueId"], (row) => [row.kind, row.teamId, row.season, row.week, row.opponent?.teamId], tables.from(gamesApi.endpoints.getRecords, (response) => response.records));
export type WeekRosterPlayerRow = tables.Row<Schema<"WeekRosterPlayer">>;
export const weekRosters = tables.listTable("weekRosters", ["leagueId","year","week"], (row) => [row.teamId, row.playerId], tables.from(gamesApi.endpoints.getWeekRosters, (response) => response.players));
