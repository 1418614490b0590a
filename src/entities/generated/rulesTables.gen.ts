import { rulesApi } from "../../api/generated/rules.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { from, recordTable, type Row } from "../responseTables";

export type RulesOfSeasonRow = Row<Schema<"RulesOfSeason">>;
export const leagueRules = recordTable("leagueRules", ["leagueId","year"], from(rulesApi.endpoints.getRules, (response) => response));
injectTables([leagueRules]);
