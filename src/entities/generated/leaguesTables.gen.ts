import { leaguesApi } from "../../api/generated/leagues.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { listTable, type Row } from "../responseTables";

export type ManagedLeagueRow = Row<Schema<"ManagedLeague">>;
export const managedLeagues = listTable("managedLeagues", leaguesApi.endpoints.getLeagues, (response) => response, (row) => row.leagueId);
export type AdditionRow = Row<Schema<"Addition">>;
export const additions = listTable("additions", leaguesApi.endpoints.getAdditions, (response) => response, (row) => row.id);
injectTables([managedLeagues, additions]);
