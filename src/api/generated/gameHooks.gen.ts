export { gamesApi, useGetGamesQuery } from './games.gen';
export { rulesApi, useGetRulesQuery } from './rules.gen';
