/** The endpoints of the own sessions and second factor, with their cache tags, and hooks. They load with the account's page. */
import { secondFactorApi, sessionsApi } from './generated/sessionHooks.gen';

export * from './generated/sessionHooks.gen';
export * from './changeSecondFactor';
export * from './changePasskeys';

secondFactorApi.enhanceEndpoints({
  endpoints: {
    getSecondFactor: { providesTags: ['Account'] },
    getPasskeys: { providesTags: ['Account'] },
    // A refusal says that it was removed elsewhere.
    renamePasskey: { invalidatesTags: (_response, error) => (error === undefined ? [] : ['Account']) },
  },
});
sessionsApi.enhanceEndpoints({
  addTagTypes: ['Sessions'],
  endpoints: {
    getSessions: { providesTags: ['Sessions'] },
    // A refusal says that it ended elsewhere.
    endSessions: { invalidatesTags: (_response, error) => (error === undefined ? [] : ['Sessions']) },
  },
});
