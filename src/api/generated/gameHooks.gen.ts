export { gamesApi, useGetGamesQuery } from './games.gen';
