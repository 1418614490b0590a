import { sessionsApi } from "../../api/generated/sessions.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { from, listTable, type Row } from "../responseTables";

export type SessionRow = Row<Schema<"Session">>;
export const sessions = listTable("sessions", [], (row) => row.sessionId, from(sessionsApi.endpoints.getSessions, (response) => response), from(sessionsApi.endpoints.endSessions, (response) => response));
injectTables([sessions]);
