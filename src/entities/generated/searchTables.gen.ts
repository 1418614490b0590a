import { searchApi } from "../../api/generated/search.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type SearchIndexRow = tables.Row<Schema<"SearchIndex">>;
export const searchIndexes = tables.recordTable("searchIndexes", ["leagueId"], tables.from(searchApi.endpoints.getSearchIndex, (response) => response));
