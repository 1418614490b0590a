export { leagueSettingsApi, useGetLeagueSettingsQuery, useSetLeagueSettingsMutation, useAcceptDropMutation, useRemoveLeagueMutation } from './leagueSettings.gen';
