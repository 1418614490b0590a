/** The endpoint of the games of a week, with its cache tag, and hook. It loads with the pages that show games. */
import { gamesApi } from './generated/gameHooks.gen';

export * from './generated/gameHooks.gen';

gamesApi.enhanceEndpoints({ endpoints: { getGames: { providesTags: ['Scores', 'Standings'] } } });
