import { searchApi } from "../../api/generated/search.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { recordTable, type Row } from "../responseTables";

export type SearchIndexRow = Row<Schema<"SearchIndex">>;
export const searchIndexes = recordTable("searchIndexes", searchApi.endpoints.getSearchIndex);
injectTables([searchIndexes]);
