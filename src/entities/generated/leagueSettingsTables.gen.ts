import { leagueSettingsApi } from "../../api/generated/leagueSettings.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { from, recordTable, type Row } from "../responseTables";

export type LeagueSettingsRow = Row<Schema<"LeagueSettings">>;
export const leagueSettings = recordTable("leagueSettings", ["leagueId"], from(leagueSettingsApi.endpoints.getLeagueSettings, (response) => response), from(leagueSettingsApi.endpoints.setLeagueSettings, (response) => response), from(leagueSettingsApi.endpoints.acceptDrop, (response) => response));
injectTables([leagueSettings]);
