import { keeperChangesApi } from "../../api/generated/keeperChanges.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { listTable, type Row } from "../responseTables";

export type KeeperChangeRow = Row<Schema<"KeeperChange">>;
export const keeperChanges = listTable("keeperChanges", keeperChangesApi.endpoints.getKeeperChanges, (response) => response, (row) => row.id);
injectTables([keeperChanges]);
