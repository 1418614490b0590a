import { settingsApi } from "../../api/generated/settings.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type SettingsRow = tables.Row<Schema<"Settings">>;
export const settings = tables.recordTable("settings", ["leagueId"], tables.from(settingsApi.endpoints.getSettings, (response) => response));
