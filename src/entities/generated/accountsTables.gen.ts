import { accountsApi } from "../../api/generated/accounts.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { listTable, type Row } from "../responseTables";

export type ManagedAccountRow = Row<Schema<"ManagedAccount">>;
export const managedAccounts = listTable("managedAccounts", accountsApi.endpoints.getAccounts, (response) => response, (row) => row.accountId, [accountsApi.endpoints.setRights, accountsApi.endpoints.endAccountSessions, accountsApi.endpoints.removeAccount]);
injectTables([managedAccounts]);
