export { accountApi, useGetAccountQuery } from './account.gen';
export { draftApi, useGetDraftOrderQuery, useGetFuturePicksQuery } from './draft.gen';
export { historyApi, usePointsByYearQuery, usePointsByYearTeamQuery, usePointsByYearTeamWeekQuery, useGetMatchupQuery } from './history.gen';
export { leagueApi, useGetLeagueQuery, useGetDepthChartQuery, useGetKeeperBreakdownQuery, useGetRosterBreakdownQuery, useGetLeagueYearsQuery, useGetTransactionsQuery, useGetAvailablePlayersQuery, useGetPlayerQuery, useGetPlayerStoryQuery } from './league.gen';
export { preDraftTradesApi, useGetPreDraftTradesQuery, useCreatePreDraftTradeMutation, useReplacePreDraftTradeMutation, useTakeBackPreDraftTradeMutation, useGetEnteredTradesQuery } from './preDraftTrades.gen';
export { settingsApi, useGetSettingsQuery } from './settings.gen';
export { teamApi, useGetTeamQuery, useTeamSetKeeperMutation, useGetTeamProfileQuery, useSleeperTeamSetKeeperMutation } from './team.gen';
