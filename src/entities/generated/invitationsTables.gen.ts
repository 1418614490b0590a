import { invitationsApi } from "../../api/generated/invitations.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type InvitationRow = tables.Row<Schema<"Invitation">>;
export const invitations = tables.listTable("invitations", [], (row) => row.invitationId, tables.from(invitationsApi.endpoints.getInvitations, (response) => response), tables.from(invitationsApi.endpoints.withdrawInvitation, (response) => response));
