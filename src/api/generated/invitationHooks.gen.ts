export { invitationsApi, useGetInvitationsQuery, useCreateInvitationMutation, useWithdrawInvitationMutation, useCreatePasswordResetMutation } from './invitations.gen';
