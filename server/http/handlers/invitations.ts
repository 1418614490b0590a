import type { components } from '../../../src/api/generated/schema.gen';
import { createInvitation, createPasswordReset, describeInvitation } from '../../auth/invitations';
import { record } from '../../auth/securityLog';
import type { Database } from '../../db';
import type { Account } from '../../db/queries/accounts/accounts';
import { deleteInvitation, selectInvitations } from '../../db/queries/accounts/invitations';
import { nameScopes } from '../../db/queries/accounts/scopeNames';
import { isEmail } from '../../domain/email';
import { InvalidInputError, NotFoundError } from '../../domain/errors';
import type { HandlerContext, Handlers } from '../operations';

type InvitationCall = 'getInvitations' | 'createInvitation' | 'withdrawInvitation' | 'createPasswordReset';

/** The account whose links the caller may see and withdraw: undefined for everyone's. */
const creatorFor = ({ id, role }: Account) => (role === 'admin' ? undefined : id);

async function listFor(db: Database, account: Account): Promise<components['schemas']['Invitation'][]> {
  const open = await selectInvitations(db, creatorFor(account));
  const named = await nameScopes(
    db,
    open.flatMap(({ scopes }) => scopes),
  );
  return open.map(({ id, scopes, ...rest }) => ({ invitationId: String(id), ...rest, scopes: named(scopes) }));
}

type LinkContext = Pick<HandlerContext<'createInvitation' | 'createPasswordReset'>, 'sendMail' | 'body' | 'origin' | 'db'>;

/** The e-mail address for a link. @throws InvalidInputError for an invalid address, or if the server cannot send mail */
function readSendTo({ sendMail, body: { sendTo } }: LinkContext): string | undefined {
  const refuse = (message: string) => new InvalidInputError([{ field: 'sendTo', message }]);
  if (sendTo === undefined) return undefined;
  if (!sendMail) throw refuse('must be left out: this server has no mail server');
  if (!isEmail(sendTo)) throw refuse('must be an e-mail address');
  return sendTo;
}

/** A name cannot add a line to a mail. */
const inOneLine = (name: string) => name.replace(/\s+/g, ' ');

/** Who sends a link and what it is for, a line for each league and team, in the words of the page that it leads to. */
function purposeLines({ invitedBy, isNewAccount, role, scopes }: components['schemas']['OpenInvitation']): string[] {
  if (!isNewAccount) return [`${invitedBy} sends you this link to choose a new password.`];
  if (scopes.length === 0) return [`${invitedBy} invites you as ${role === 'admin' ? 'an admin' : `a ${role}`}.`];
  return scopes.map(({ leagueName, teamName }) =>
    inOneLine(`${invitedBy} invites you to ${leagueName} as ${teamName === null ? 'commissioner' : `manager of ${teamName}`}.`),
  );
}

/** Sends a new link. Returns the reason if that fails. */
async function mailLink(
  { sendMail, origin, db }: LinkContext,
  sendTo: string | undefined,
  { token, expiresAt }: components['schemas']['InvitationLink'],
): Promise<{ mailProblem?: string | null }> {
  if (!sendMail || sendTo === undefined) return {};
  const { host } = new URL(origin);
  const until = `${expiresAt.slice(0, 16).replace('T', ' ')} UTC`;
  const text = [
    purposeLines(await describeInvitation(db, token)).join('\n'),
    `Your account on ${host}:`,
    `${origin}/invitation#${token}`,
    `The link works once, until ${until}. If you did not expect it, ignore it.`,
  ];
  return { mailProblem: await sendMail(sendTo, `Your account on ${host}`, `${text.join('\n\n')}\n`) };
}

export const invitationsHandlers: Handlers<InvitationCall> = {
  getInvitations: ({ db, account }) => listFor(db, account),

  createInvitation: async (context) => {
    const { db, account, body, address, userAgent } = context;
    const sendTo = readSendTo(context);
    const link = await createInvitation(db, account, body, { address, userAgent });
    return { ...link, ...(await mailLink(context, sendTo, link)) };
  },

  withdrawInvitation: async ({ db, account, address, query: { invitationId } }) => {
    const id = Number(invitationId);
    const isGone = id > 2 ** 31 - 1 || !(await deleteInvitation(db, id, creatorFor(account)));
    if (isGone) throw new NotFoundError('The invitation');
    await record(db, 'invitation_withdrawn', { actorId: account.id, client: { address } });
    return listFor(db, account);
  },

  createPasswordReset: async (context) => {
    const { db, account, body, address, userAgent } = context;
    const sendTo = readSendTo(context);
    const link = await createPasswordReset(db, account, body, { address, userAgent });
    return { ...link, ...(await mailLink(context, sendTo, link)) };
  },
};
