/** The endpoints of everyone's accounts, with their cache tags, and hooks. They load with the page of the accounts. */
import { accountsApi } from './generated/accountsHooks.gen';

export * from './generated/accountsHooks.gen';

accountsApi.enhanceEndpoints({
  addTagTypes: ['SecurityLog', 'Invitations'],
  endpoints: {
    // Every change of an account is in the security log; invitations and log-ins write to it, too.
    getAccounts: { providesTags: ['SecurityLog'] },
    // A refusal says that another admin changed something.
    setRights: { invalidatesTags: ['SecurityLog', 'Account'] },
    endAccountSessions: { invalidatesTags: ['SecurityLog'] },
    removeAccount: { invalidatesTags: ['SecurityLog', 'Invitations'] },
  },
});
