import { directoryApi } from "../../api/generated/directory.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { from, recordTable, type Row } from "../responseTables";

export type DirectoryRow = Row<Schema<"Directory">>;
export const directoryPages = recordTable("directoryPages", ["search","platform","season","page"], from(directoryApi.endpoints.getDirectory, (response) => response));
injectTables([directoryPages]);
