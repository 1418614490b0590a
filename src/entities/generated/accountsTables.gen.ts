import { accountsApi } from "../../api/generated/accounts.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { from, recordTable, type Row } from "../responseTables";

export type AccountPageRow = Row<Schema<"AccountPage">>;
export const accountPages = recordTable("accountPages", ["search","page"], from(accountsApi.endpoints.getAccounts, (response) => response));
injectTables([accountPages]);
