import { invitationsApi } from "../../api/generated/invitations.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { from, listTable, type Row } from "../responseTables";

export type InvitationRow = Row<Schema<"Invitation">>;
export const invitations = listTable("invitations", [], (row) => row.invitationId, from(invitationsApi.endpoints.getInvitations, (response) => response), from(invitationsApi.endpoints.withdrawInvitation, (response) => response));
injectTables([invitations]);
