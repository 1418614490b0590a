import { draftPicksApi } from "../../api/generated/draftPicks.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { recordTable, type Row } from "../responseTables";

export type PickHistoryRow = Row<Schema<"PickHistory">>;
export const pickHistories = recordTable("pickHistories", draftPicksApi.endpoints.getDraftPick);
injectTables([pickHistories]);
