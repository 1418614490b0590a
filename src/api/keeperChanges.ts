/** The endpoint of who marked keepers, with its cache tags, and its hook. It loads with the team's page. */
import { keeperChangesApi } from './generated/keeperHooks.gen';

export * from './generated/keeperHooks.gen';

keeperChangesApi.enhanceEndpoints({ endpoints: { getKeeperChanges: { providesTags: ['KeeperChanges'] } } });
