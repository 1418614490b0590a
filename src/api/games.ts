/** The endpoints of games and rules, with their cache tags, and hooks. They load with the pages that show them. */
import { gamesApi, rulesApi } from './generated/gameHooks.gen';

export * from './generated/gameHooks.gen';

gamesApi.enhanceEndpoints({ endpoints: { getGames: { providesTags: ['Scores', 'Standings'] } } });
rulesApi.enhanceEndpoints({ endpoints: { getRules: { providesTags: ['Standings'] } } });
