import { passkeysApi } from "../../api/generated/passkeys.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type PasskeyRow = tables.Row<Schema<"Passkey">>;
export const passkeys = tables.listTable("passkeys", [], (row) => row.passkeyId, tables.from(passkeysApi.endpoints.getPasskeys, (response) => response), tables.from(passkeysApi.endpoints.renamePasskey, (response) => response));
