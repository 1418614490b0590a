import { draftPicksApi } from "../../api/generated/draftPicks.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { from, recordTable, type Row } from "../responseTables";

export type PickHistoryRow = Row<Schema<"PickHistory">>;
export const pickHistories = recordTable("pickHistories", ["leagueId","year","draft","round","pick"], from(draftPicksApi.endpoints.getDraftPick, (response) => response));
injectTables([pickHistories]);
