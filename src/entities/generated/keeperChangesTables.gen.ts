import { keeperChangesApi } from "../../api/generated/keeperChanges.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type KeeperChangeRow = tables.Row<Schema<"KeeperChange">>;
export const keeperChanges = tables.listTable("keeperChanges", ["leagueId"], (row) => row.id, tables.from(keeperChangesApi.endpoints.getKeeperChanges, (response) => response));
