import { keeperDeskApi } from "../../api/generated/keeperDesk.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type LeagueKeeperRulesRow = tables.Row<Schema<"LeagueKeeperRules">>;
export const keeperRules = tables.recordTable("keeperRules", ["leagueId"], tables.from(keeperDeskApi.endpoints.getKeeperRules, (response) => response));
export type KeeperDeskRow = tables.Row<Schema<"KeeperDesk">>;
export const keeperDesks = tables.recordTable("keeperDesks", ["leagueId","teamId"], tables.from(keeperDeskApi.endpoints.getKeeperDesk, (response) => response));
export const ownKeeperDesks = tables.recordTable("ownKeeperDesks", ["leagueId","teamId"], tables.from(keeperDeskApi.endpoints.getOwnKeeperDesk, (response) => response));
export type KeeperChoicesRow = tables.Row<Schema<"KeeperChoices">>;
export const keeperChoices = tables.recordTable("keeperChoices", ["leagueId"], tables.from(keeperDeskApi.endpoints.getKeeperChoices, (response) => response));
export type KeptPlayerRow = tables.Row<Schema<"KeptPlayer">>;
export const keptPlayers = tables.listTable("keptPlayers", ["leagueId"], (row) => row.playerId, tables.from(keeperDeskApi.endpoints.getKeeperHistory, (response) => response.players));
