import { gamesApi } from "../../api/generated/games.gen";
import { rulesApi } from "../../api/generated/rules.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { listTable, recordTable, type Row } from "../responseTables";

export type GamesRow = Row<Schema<"Games">>;
export const gameWeeks = recordTable("gameWeeks", gamesApi.endpoints.getGames);
export type BracketRow = Row<Schema<"Bracket">>;
export const brackets = recordTable("brackets", gamesApi.endpoints.getBracket);
export type TeamSeasonRow = Row<Schema<"TeamSeason">>;
export const teamSeasons = recordTable("teamSeasons", gamesApi.endpoints.getTeamSeason);
export type RulesOfSeasonRow = Row<Schema<"RulesOfSeason">>;
export const leagueRules = recordTable("leagueRules", rulesApi.endpoints.getRules);
export type WeekRosterPlayerRow = Row<Schema<"WeekRosterPlayer">>;
export const weekRosters = listTable("weekRosters", gamesApi.endpoints.getWeekRosters, (response) => response.players, (row) => [row.teamId, row.playerId]);
injectTables([gameWeeks, brackets, teamSeasons, leagueRules, weekRosters]);
