import { rulesApi } from "../../api/generated/rules.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type RulesOfSeasonRow = tables.Row<Schema<"RulesOfSeason">>;
export const leagueRules = tables.recordTable("leagueRules", ["leagueId","year"], tables.from(rulesApi.endpoints.getRules, (response) => response));
