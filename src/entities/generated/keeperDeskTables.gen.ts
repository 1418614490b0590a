import { keeperDeskApi } from "../../api/generated/keeperDesk.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { listTable, recordTable, type Row } from "../responseTables";

export type LeagueKeeperRulesRow = Row<Schema<"LeagueKeeperRules">>;
export const keeperRules = recordTable("keeperRules", keeperDeskApi.endpoints.getKeeperRules);
export type KeeperDeskRow = Row<Schema<"KeeperDesk">>;
export const keeperDesks = recordTable("keeperDesks", keeperDeskApi.endpoints.getKeeperDesk);
export const ownKeeperDesks = recordTable("ownKeeperDesks", keeperDeskApi.endpoints.getOwnKeeperDesk);
export type KeeperChoicesRow = Row<Schema<"KeeperChoices">>;
export const keeperChoices = recordTable("keeperChoices", keeperDeskApi.endpoints.getKeeperChoices);
export type KeptPlayerRow = Row<Schema<"KeptPlayer">>;
export const keptPlayers = listTable("keptPlayers", keeperDeskApi.endpoints.getKeeperHistory, (response) => response.players, (row) => row.playerId);
injectTables([keeperRules, keeperDesks, ownKeeperDesks, keeperChoices, keptPlayers]);
