/** The way into the api layer: the endpoints with their cache tags, and the hooks. */
import './cacheTags';

export { baseApi, everyTag } from './baseApi';
export { errorLog } from './errorLog';
export { problemText } from './problemText';
export { statusOnly, type QueryStatus } from './statusOnly';
export type { ApiError } from './baseQuery';
export { adminApi, useGetRunsQuery, useGetUnmatchedPlayersQuery, useSaveAliasMutation } from './generated/admin.gen';
export { draftApi, useGetDraftOrderQuery } from './generated/draft.gen';
export {
  historyApi,
  usePointsByYearQuery,
  usePointsByYearTeamQuery,
  usePointsByYearTeamWeekQuery,
  useSleeperPointsByYearQuery,
  useSleeperPointsByYearTeamQuery,
  useSleeperPointsByYearTeamWeekQuery,
} from './generated/history.gen';
export {
  leagueApi,
  useGetAvailablePlayersQuery,
  useGetDepthChartQuery,
  useGetKeeperBreakdownQuery,
  useGetLeagueQuery,
  useGetLeagueYearsQuery,
  useGetRosterBreakdownQuery,
  useGetSleeperLeagueQuery,
} from './generated/league.gen';
export { preDraftTradesApi, useCreatePreDraftTradeMutation, useGetPreDraftTradesQuery } from './generated/preDraftTrades.gen';
export { rookiesApi, useGetRookiesQuery } from './generated/rookies.gen';
export { settingsApi, useGetSettingsQuery } from './generated/settings.gen';
export {
  teamApi,
  useGetSleeperTeamProfileQuery,
  useGetSleeperTeamQuery,
  useGetTeamProfileQuery,
  useGetTeamQuery,
  useSleeperTeamSetKeeperMutation,
  useTeamSetKeeperMutation,
} from './generated/team.gen';
