import { secondFactorApi } from "../../api/generated/secondFactor.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type SecondFactorRow = tables.Row<Schema<"SecondFactor">>;
export const secondFactors = tables.recordTable("secondFactors", [], tables.from(secondFactorApi.endpoints.getSecondFactor, (response) => response));
