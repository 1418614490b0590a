import { directoryApi } from "../../api/generated/directory.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type DirectoryRow = tables.Row<Schema<"Directory">>;
export const directoryPages = tables.recordTable("directoryPages", ["search","platform","season","page"], tables.from(directoryApi.endpoints.getDirectory, (response) => response));
