import { directoryApi } from "../../api/generated/directory.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { recordTable, type Row } from "../responseTables";

export type DirectoryRow = Row<Schema<"Directory">>;
export const directoryPages = recordTable("directoryPages", directoryApi.endpoints.getDirectory);
injectTables([directoryPages]);
