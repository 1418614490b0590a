import { leagueSettingsApi } from "../../api/generated/leagueSettings.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type LeagueSettingsRow = tables.Row<Schema<"LeagueSettings">>;
export const leagueSettings = tables.recordTable("leagueSettings", ["leagueId"], tables.from(leagueSettingsApi.endpoints.getLeagueSettings, (response) => response), tables.from(leagueSettingsApi.endpoints.setLeagueSettings, (response) => response), tables.from(leagueSettingsApi.endpoints.acceptDrop, (response) => response));
