import { leagueSettingsApi } from "../../api/generated/leagueSettings.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { recordTable, type Row } from "../responseTables";

export type LeagueSettingsRow = Row<Schema<"LeagueSettings">>;
export const leagueSettings = recordTable("leagueSettings", leagueSettingsApi.endpoints.getLeagueSettings, (row) => row.leagueId, [leagueSettingsApi.endpoints.setLeagueSettings, leagueSettingsApi.endpoints.acceptDrop]);
injectTables([leagueSettings]);
