import { sessionsApi } from "../../api/generated/sessions.gen";
import { secondFactorApi } from "../../api/generated/secondFactor.gen";
import { passkeysApi } from "../../api/generated/passkeys.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { listTable, recordTable, type Row } from "../responseTables";

export type SessionRow = Row<Schema<"Session">>;
export const sessions = listTable("sessions", sessionsApi.endpoints.getSessions, (response) => response, (row) => row.sessionId, [sessionsApi.endpoints.endSessions]);
export type SecondFactorRow = Row<Schema<"SecondFactor">>;
export const secondFactors = recordTable("secondFactors", secondFactorApi.endpoints.getSecondFactor);
export type PasskeyRow = Row<Schema<"Passkey">>;
export const passkeys = listTable("passkeys", passkeysApi.endpoints.getPasskeys, (response) => response, (row) => row.passkeyId, [passkeysApi.endpoints.renamePasskey]);
injectTables([sessions, secondFactors, passkeys]);
