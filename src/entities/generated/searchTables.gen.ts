import { searchApi } from "../../api/generated/search.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { from, recordTable, type Row } from "../responseTables";

export type SearchIndexRow = Row<Schema<"SearchIndex">>;
export const searchIndexes = recordTable("searchIndexes", ["leagueId"], from(searchApi.endpoints.getSearchIndex, (response) => response));
injectTables([searchIndexes]);
