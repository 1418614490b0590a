import { leaguesApi } from "../../api/generated/leagues.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { from, listTable, type Row } from "../responseTables";

export type ManagedLeagueRow = Row<Schema<"ManagedLeague">>;
export const managedLeagues = listTable("managedLeagues", [], (row) => row.leagueId, from(leaguesApi.endpoints.getLeagues, (response) => response));
export type AdditionRow = Row<Schema<"Addition">>;
export const additions = listTable("additions", [], (row) => row.id, from(leaguesApi.endpoints.getAdditions, (response) => response));
injectTables([managedLeagues, additions]);
