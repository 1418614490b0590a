import { accountApi } from "../../api/generated/account.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type AccountRow = tables.Row<Schema<"Account">>;
export const accounts = tables.recordTable("accounts", [], tables.from(accountApi.endpoints.getAccount, (response) => response));
