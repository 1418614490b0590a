import { keeperDeskApi } from "../../api/generated/keeperDesk.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { from, listTable, recordTable, type Row } from "../responseTables";

export type LeagueKeeperRulesRow = Row<Schema<"LeagueKeeperRules">>;
export const keeperRules = recordTable("keeperRules", ["leagueId"], from(keeperDeskApi.endpoints.getKeeperRules, (response) => response));
export type KeeperDeskRow = Row<Schema<"KeeperDesk">>;
export const keeperDesks = recordTable("keeperDesks", ["leagueId","teamId"], from(keeperDeskApi.endpoints.getKeeperDesk, (response) => response));
export const ownKeeperDesks = recordTable("ownKeeperDesks", ["leagueId","teamId"], from(keeperDeskApi.endpoints.getOwnKeeperDesk, (response) => response));
export type KeeperChoicesRow = Row<Schema<"KeeperChoices">>;
export const keeperChoices = recordTable("keeperChoices", ["leagueId"], from(keeperDeskApi.endpoints.getKeeperChoices, (response) => response));
export type KeptPlayerRow = Row<Schema<"KeptPlayer">>;
export const keptPlayers = listTable("keptPlayers", ["leagueId"], (row) => row.playerId, from(keeperDeskApi.endpoints.getKeeperHistory, (response) => response.players));
injectTables([keeperRules, keeperDesks, ownKeeperDesks, keeperChoices, keptPlayers]);
