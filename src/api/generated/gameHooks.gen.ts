export { gamesApi, useGetGamesQuery, useGetBracketQuery, useGetTeamSeasonQuery, useGetWeekRostersQuery } from './games.gen';
export { rulesApi, useGetRulesQuery } from './rules.gen';
