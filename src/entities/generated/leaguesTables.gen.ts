import { leaguesApi } from "../../api/generated/leagues.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { from, listTable, recordTable, type Row } from "../responseTables";

export type LeaguePageRow = Row<Schema<"LeaguePage">>;
export const leaguePages = recordTable("leaguePages", ["search","platform","page"], from(leaguesApi.endpoints.getLeagues, (response) => response));
export type AdditionRow = Row<Schema<"Addition">>;
export const additions = listTable("additions", [], (row) => row.id, from(leaguesApi.endpoints.getAdditions, (response) => response));
injectTables([leaguePages, additions]);
