import { draftApi } from "../../api/generated/draft.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type ComingPickRow = tables.Row<Schema<"ComingPick">>;
export const futurePicks = tables.listTable("futurePicks", ["leagueId"], (row) => [row.season, row.round, row.originalTeam?.teamId], tables.from(draftApi.endpoints.getFuturePicks, (response) => response.picks));
