import { leaguesApi } from "../../api/generated/leagues.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type LeaguePageRow = tables.Row<Schema<"LeaguePage">>;
export const leaguePages = tables.recordTable("leaguePages", ["search","platform","page"], tables.from(leaguesApi.endpoints.getLeagues, (response) => response));
export type AdditionRow = tables.Row<Schema<"Addition">>;
export const additions = tables.listTable("additions", [], (row) => row.id, tables.from(leaguesApi.endpoints.getAdditions, (response) => response));
