import { accountsApi } from "../../api/generated/accounts.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { from, listTable, type Row } from "../responseTables";

export type ManagedAccountRow = Row<Schema<"ManagedAccount">>;
export const managedAccounts = listTable("managedAccounts", [], (row) => row.accountId, from(accountsApi.endpoints.getAccounts, (response) => response), from(accountsApi.endpoints.setRights, (response) => response), from(accountsApi.endpoints.endAccountSessions, (response) => response), from(accountsApi.endpoints.removeAccount, (response) => response));
injectTables([managedAccounts]);
