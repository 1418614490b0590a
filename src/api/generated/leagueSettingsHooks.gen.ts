export { leagueSettingsApi, useGetLeagueSettingsQuery, useSetLeagueSettingsMutation, useAcceptDropMutation, useRemoveLeagueMutation, useExportLeagueMutation } from './leagueSettings.gen';
