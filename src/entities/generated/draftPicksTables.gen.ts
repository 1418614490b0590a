import { draftPicksApi } from "../../api/generated/draftPicks.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type PickHistoryRow = tables.Row<Schema<"PickHistory">>;
export const pickHistories = tables.recordTable("pickHistories", ["leagueId","year","draft","round","pick"], tables.from(draftPicksApi.endpoints.getDraftPick, (response) => response));
