import { teamApi } from "../../api/generated/team.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type TeamPlayerRow = tables.Row<Schema<"TeamPlayer">>;
export const rosterPlayers = tables.listTable("rosterPlayers", ["teamId","leagueId"], (row) => row.playerId, tables.from(teamApi.endpoints.getTeam, (response) => response.teamPlayers), tables.from(teamApi.endpoints.teamSetKeeper, (response) => response.teamPlayers), tables.from(teamApi.endpoints.sleeperTeamSetKeeper, (response) => response));
