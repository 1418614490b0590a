import { passkeysApi } from "../../api/generated/passkeys.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { from, listTable, type Row } from "../responseTables";

export type PasskeyRow = Row<Schema<"Passkey">>;
export const passkeys = listTable("passkeys", [], (row) => row.passkeyId, from(passkeysApi.endpoints.getPasskeys, (response) => response), from(passkeysApi.endpoints.renamePasskey, (response) => response));
injectTables([passkeys]);
