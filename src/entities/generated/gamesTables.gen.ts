import { gamesApi } from "../../api/generated/games.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { from, listTable, recordTable, type Row } from "../responseTables";

export type GamesRow = Row<Schema<"Games">>;
export const gameWeeks = recordTable("gameWeeks", ["leagueId","year","week"], from(gamesApi.endpoints.getGames, (response) => response));
export type BracketRow = Row<Schema<"Bracket">>;
export const brackets = recordTable("brackets", ["leagueId","year"], from(gamesApi.endpoints.getBracket, (response) => response));
export type TeamSeasonRow = Row<Schema<"TeamSeason">>;
export const teamSeasons = recordTable("teamSeasons", ["leagueId","teamId","year"], from(gamesApi.endpoints.getTeamSeason, (response) => response));
export type AllTimeTeamRow = Row<Schema<"AllTimeTeam">>;
export const allTimeTeams = listTable("allTimeTeams", ["leagueId","teamId"], (row) => row.teamId, from(gamesApi.endpoints.getAllTime, (response) => response.teams));
export type LeagueRecordRow = Row<Schema<"LeagueRecord">>;
export const leagueRecords = listTable("leagueRecords", ["leagueId"], (row) => [row.kind, row.teamId, row.season, row.week, row.opponent?.teamId], from(gamesApi.endpoints.getRecords, (response) => response.records));
export type WeekRosterPlayerRow = Row<Schema<"WeekRosterPlayer">>;
export const weekRosters = listTable("weekRosters", ["leagueId","year","week"], (row) => [row.teamId, row.playerId], from(gamesApi.endpoints.getWeekRosters, (response) => response.players));
injectTables([gameWeeks, brackets, teamSeasons, allTimeTeams, leagueRecords, weekRosters]);
