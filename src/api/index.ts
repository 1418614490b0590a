/** The public interface of the API layer, with the endpoints and hooks that every page loads. The others load with the pages that import them. */
export { apiReducer } from './apiReducer';
export { baseApi } from './baseApi';
export { errorLog } from './errorLog';
export { isOfRequest } from './requestMeta';
export { untracked } from './untracked';
export { storePreloaded } from './offlineQueries';
export { hasStatus, isSessionEnd, errorText } from './problemText';
export { polling, statusOf, statusOnly, type QueryOptions, type QueryStatus } from './statusOnly';
export { combineQueries, type ScreenQuery } from './combineQueries';
export { queryArg, type QueryArg } from './queryArg';
export type { ApiError, ApiServices } from './baseQuery';
// The slices that every page loads, so that a loader can start their queries before the page's chunk is there.
export { accountApi, useGetAccountQuery } from './generated/account.gen';
export { draftApi, useGetDraftOrderQuery } from './generated/draft.gen';
export { historyApi } from './generated/history.gen';
export { leagueApi, useGetLeagueQuery, useGetDepthChartQuery, useGetPlayerQuery } from './generated/league.gen';
export {
  preDraftTradesApi,
  useCreatePreDraftTradeMutation,
  useReplacePreDraftTradeMutation,
  useTakeBackPreDraftTradeMutation,
} from './generated/preDraftTrades.gen';
export { settingsApi, useGetSettingsQuery } from './generated/settings.gen';
export { teamApi, useTeamSetKeeperMutation, useGetTeamProfileQuery, useSleeperTeamSetKeeperMutation } from './generated/team.gen';
