import { invitationsApi } from "../../api/generated/invitations.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { listTable, type Row } from "../responseTables";

export type InvitationRow = Row<Schema<"Invitation">>;
export const invitations = listTable("invitations", invitationsApi.endpoints.getInvitations, (response) => response, (row) => row.invitationId, [invitationsApi.endpoints.withdrawInvitation]);
injectTables([invitations]);
