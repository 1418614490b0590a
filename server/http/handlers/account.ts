import type { Handlers } from '../operations';

export const accountHandlers: Handlers<'getAccount'> = {
  getAccount: ({ account: { email, role, scopes } }) =>
    Promise.resolve({ email, role, scopes: scopes.map(({ leagueId, teamId }) => ({ leagueId, teamId: teamId || null })) }),
};
