export { leaguesApi, useGetLeaguesQuery, useAddLeagueMutation, useSetDemoLeaguesMutation, useGetAdditionsQuery, useFindHostLeagueQuery, useFindLeaguesOfUserQuery } from './leagues.gen';
