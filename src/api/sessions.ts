/** The endpoints of the own sessions, with their cache tags, and hooks. They load with the account's page. */
import { sessionsApi } from './generated/sessionHooks.gen';

export * from './generated/sessionHooks.gen';

sessionsApi.enhanceEndpoints({
  endpoints: {
    getSessions: { providesTags: ['Sessions'] },
    // A refusal says that it ended elsewhere.
    endSessions: { invalidatesTags: (_response, error) => (error === undefined ? [] : ['Sessions']) },
  },
});
