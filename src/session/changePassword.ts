import { startSession, type SessionThunk } from './sessionActions';
import { requestTokensOf } from './tokenRequests';

/**
 * Changes the password of the account that is logged in. Its other sessions end; this browser gets a new one.
 * @param code of the account's second factor; undefined until it is required
 * @throws {TokenError} with status 400 for a wrong current password; 401 where a code is missing or wrong
 */
export const changePassword =
  (userEmail: string, password: string, newPassword: string, code?: string): SessionThunk<Promise<void>> =>
  async (dispatch, _getState, { clientUrl }) => {
    const tokens = await requestTokensOf(`${clientUrl}/api/token/password`, { userEmail, password, newPassword, code });
    dispatch(startSession(tokens, userEmail));
  };
