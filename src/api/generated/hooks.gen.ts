export { accountApi, useGetAccountQuery } from './account.gen';
export { draftApi, useGetDraftOrderQuery, useGetFuturePicksQuery } from './draft.gen';
export { historyApi, usePointsByYearQuery, usePointsByYearTeamQuery, usePointsByYearTeamWeekQuery, useSleeperPointsByYearQuery, useSleeperPointsByYearTeamQuery, useSleeperPointsByYearTeamWeekQuery } from './history.gen';
export { leagueApi, useGetLeagueQuery, useGetDepthChartQuery, useGetKeeperBreakdownQuery, useGetRosterBreakdownQuery, useGetLeagueYearsQuery, useGetTransactionsQuery, useGetAvailablePlayersQuery, useGetPlayerQuery, useGetSleeperLeagueQuery } from './league.gen';
export { preDraftTradesApi, useGetPreDraftTradesQuery, useCreatePreDraftTradeMutation, useReplacePreDraftTradeMutation, useTakeBackPreDraftTradeMutation, useGetEnteredTradesQuery } from './preDraftTrades.gen';
export { rookiesApi, useGetRookiesQuery } from './rookies.gen';
export { settingsApi, useGetSettingsQuery } from './settings.gen';
export { teamApi, useGetTeamQuery, useTeamSetKeeperMutation, useGetTeamProfileQuery, useGetSleeperTeamQuery, useGetSleeperTeamProfileQuery, useSleeperTeamSetKeeperMutation } from './team.gen';
