import { accountsApi } from "../../api/generated/accounts.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type AccountPageRow = tables.Row<Schema<"AccountPage">>;
export const accountPages = tables.recordTable("accountPages", ["search","page"], tables.from(accountsApi.endpoints.getAccounts, (response) => response));
