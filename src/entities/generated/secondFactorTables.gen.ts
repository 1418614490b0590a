import { secondFactorApi } from "../../api/generated/secondFactor.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { from, recordTable, type Row } from "../responseTables";

export type SecondFactorRow = Row<Schema<"SecondFactor">>;
export const secondFactors = recordTable("secondFactors", [], from(secondFactorApi.endpoints.getSecondFactor, (response) => response));
injectTables([secondFactors]);
