import { keeperChangesApi } from "../../api/generated/keeperChanges.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { from, listTable, type Row } from "../responseTables";

export type KeeperChangeRow = Row<Schema<"KeeperChange">>;
export const keeperChanges = listTable("keeperChanges", ["leagueId"], (row) => row.id, from(keeperChangesApi.endpoints.getKeeperChanges, (response) => response));
injectTables([keeperChanges]);
