import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { statusOnly, useGetSettingsQuery } from '../../api';

/** Loads the settings of the current page's league. A failed load is retried after the next navigation. */
export function useLeagueSettings(leagueId: string | undefined): void {
  const { pathname } = useLocation();
  const { failed, refetch } = useGetSettingsQuery(leagueId === undefined ? skipToken : { leagueId }, statusOnly);
  const retry = useEffectEvent(() => {
    if (failed) void refetch();
  });
  useEffect(() => retry(), [pathname]);
}
