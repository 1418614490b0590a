import type { components } from '../../../src/api/generated/schema.gen';
import { mayAddLeagues } from '../../auth/permissions';
import { record } from '../../auth/securityLog';
import type { Database } from '../../db';
import { findLeaguesPerAccount } from '../../db/queries/accounts/accountRules';
import type { Caller } from '../../db/queries/accounts/accounts';
import { selectOwnLeagues } from '../../db/queries/leagues/leagues';
import { deleteOtherSessions, deleteSessionOf, selectSessions } from '../../db/queries/accounts/sessions';
import { NotFoundError } from '../../domain/errors';
import type { Handlers } from '../operations';

async function listSessions(db: Database, { id, sessionId }: Caller): Promise<components['schemas']['Session'][]> {
  const sessions = await selectSessions(db, id);
  const listed = sessions.map(({ id: each, ...rest }) => ({ sessionId: each, ...rest, isCurrent: each === sessionId }));
  return listed.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

export const accountHandlers: Handlers<'getAccount' | 'getSessions' | 'endSessions' | 'getEventTicket'> = {
  getAccount: async ({ db, sendMail, account, account: { email, role, scopes } }) => ({
    ...{ email, role, scopes: scopes.map(({ leagueId, teamId }) => ({ leagueId, teamId: teamId || null })) },
    leagues: await selectOwnLeagues(
      db,
      scopes.map(({ leagueId }) => leagueId),
      role === 'admin',
    ),
    mayAddLeagues: mayAddLeagues(account, await findLeaguesPerAccount(db)),
    canSendMail: sendMail !== null,
  }),

  getEventTicket: async ({ db, tokens, account: { id: accountId, sessionId: session } }) => ({
    ticket: await tokens.signTicket(db, { accountId, session }),
  }),

  getSessions: ({ db, account }) => listSessions(db, account),

  endSessions: async ({ db, account, address, query }) => {
    if (!query?.sessionId) await deleteOtherSessions(db, account.id, account.sessionId);
    else if (!(await deleteSessionOf(db, account.id, query.sessionId))) throw new NotFoundError('The session');
    const detail = query?.sessionId ? undefined : 'all others';
    await record(db, 'session_ended', { accountId: account.id, actorId: account.id, client: { address }, detail });
    return listSessions(db, account);
  },
};
