/** The endpoints that find, add and list leagues, with their cache tags, and hooks. They load with the pages that need them. */
import { unlessFailed } from './baseApi';
import { leaguesApi } from './generated/leaguesHooks.gen';

export * from './generated/leaguesHooks.gen';
export { saveHostKey } from './saveHostKey';

leaguesApi.enhanceEndpoints({
  addTagTypes: ['HostLeague'],
  endpoints: {
    findHostLeague: { providesTags: ['HostLeague'] },
    findLeaguesOfUser: { providesTags: ['HostLeague'] },
    getLeagues: { providesTags: ['Runs'] },
    getAdditions: { providesTags: ['Runs'] },
    setDemoLeagues: { invalidatesTags: unlessFailed('Runs', 'Account') },
    addLeague: { invalidatesTags: unlessFailed('Runs') },
  },
});
