import { skipToken } from '@reduxjs/toolkit/query';
import { statusOnly, useGetSettingsQuery } from '../../api';

/** Loads the settings of the league whose page is shown, whichever provider and page it is. */
export function useLeagueSettings(leagueId: string | undefined): void {
  useGetSettingsQuery(leagueId === undefined ? skipToken : { leagueId }, statusOnly);
}
