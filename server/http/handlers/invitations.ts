import type { components } from '../../../src/api/generated/schema.gen';
import { createInvitation, createPasswordReset } from '../../auth/invitations';
import { record } from '../../auth/securityLog';
import type { Database } from '../../db';
import type { Account } from '../../db/queries/accounts';
import { deleteInvitation, selectInvitations } from '../../db/queries/invitations';
import { NotFoundError } from '../../domain/errors';
import type { Handlers } from '../operations';

type InvitationCall = 'getInvitations' | 'createInvitation' | 'withdrawInvitation' | 'createPasswordReset';

/** Whose links the account may see and withdraw: undefined for everyone's. */
const creatorFor = ({ id, role }: Account) => (role === 'admin' ? undefined : id);

async function listFor(db: Database, account: Account): Promise<components['schemas']['Invitation'][]> {
  const open = await selectInvitations(db, creatorFor(account));
  return open.map(({ id, scopes, ...rest }) => ({
    invitationId: String(id),
    ...rest,
    scopes: scopes.map(({ leagueId, teamId }) => ({ leagueId, teamId: teamId || null })),
  }));
}

export const invitationsHandlers: Handlers<InvitationCall> = {
  getInvitations: ({ db, account }) => listFor(db, account),

  createInvitation: ({ db, account, body, address, userAgent }) => createInvitation(db, account, body, { address, userAgent }),

  withdrawInvitation: async ({ db, account, address, query: { invitationId } }) => {
    const id = Number(invitationId);
    const isGone = id > 2 ** 31 - 1 || !(await deleteInvitation(db, id, creatorFor(account)));
    if (isGone) throw new NotFoundError('The invitation');
    await record(db, 'invitation_withdrawn', { actorId: account.id, client: { address } });
    return listFor(db, account);
  },

  createPasswordReset: ({ db, account, body, address, userAgent }) =>
    createPasswordReset(db, account, body.userEmail, { address, userAgent }),
};
