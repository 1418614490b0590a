import { renewSession } from './renewSession';
import type { SessionThunk } from './sessionActions';

/** The access token for a request; null for visitors. If a refresh is due, all requests wait for the same one. */
export const getAccessToken = (): SessionThunk<Promise<string | null>> => async (dispatch, getState, services) => {
  const { accessToken, accessTokenExpiresAt, emailAddress } = getState().auth;
  if (accessToken !== null && Date.now() < (accessTokenExpiresAt ?? 0)) return accessToken;
  // The session survives being offline, when it cannot be renewed.
  if (emailAddress === null || !navigator.onLine) return null;
  services.refreshing ??= dispatch(renewSession()).finally(() => (services.refreshing = undefined));
  return services.refreshing;
};
