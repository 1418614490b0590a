import { sessionsApi } from "../../api/generated/sessions.gen";
import { secondFactorApi } from "../../api/generated/secondFactor.gen";
import { passkeysApi } from "../../api/generated/passkeys.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { from, listTable, recordTable, type Row } from "../responseTables";

export type SessionRow = Row<Schema<"Session">>;
export const sessions = listTable("sessions", [], (row) => row.sessionId, from(sessionsApi.endpoints.getSessions, (response) => response), from(sessionsApi.endpoints.endSessions, (response) => response));
export type SecondFactorRow = Row<Schema<"SecondFactor">>;
export const secondFactors = recordTable("secondFactors", [], from(secondFactorApi.endpoints.getSecondFactor, (response) => response));
export type PasskeyRow = Row<Schema<"Passkey">>;
export const passkeys = listTable("passkeys", [], (row) => row.passkeyId, from(passkeysApi.endpoints.getPasskeys, (response) => response), from(passkeysApi.endpoints.renamePasskey, (response) => response));
injectTables([sessions, secondFactors, passkeys]);
