import { sessionsApi } from "../../api/generated/sessions.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type SessionRow = tables.Row<Schema<"Session">>;
export const sessions = tables.listTable("sessions", [], (row) => row.sessionId, tables.from(sessionsApi.endpoints.getSessions, (response) => response), tables.from(sessionsApi.endpoints.endSessions, (response) => response));
