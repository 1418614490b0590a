import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';
import { sendUnstored, type Sent } from './sendUnstored';
import type { Schema } from './types';

/** Requests all stored data of a league, which is saved as a file. */
export const exportLeague =
  (leagueId: string): ThunkAction<Promise<Sent<Schema<'LeagueExport'>>>, unknown, unknown, UnknownAction> =>
  async (dispatch) => {
    const url = `/api/Leagues/Export?${new URLSearchParams({ leagueId }).toString()}`;
    const sent = await dispatch(sendUnstored<Schema<'LeagueExport'>>('exportLeague', { url }));
    if (!sent.error) dispatch(baseApi.util.invalidateTags(['SecurityLog']));
    return sent;
  };
