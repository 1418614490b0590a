import { tokensReceived } from './authSlice';
import { persistSession, type SessionThunk } from './sessionActions';
import { requestTokensOf } from './tokenRequests';

/**
 * Changes the password of the account that is logged in. Its other sessions end; this browser goes on with a new one.
 * @throws {TokenError} with status 400 for a wrong present password
 */
export const changePassword =
  (emailAddress: string, password: string, newPassword: string): SessionThunk<Promise<void>> =>
  async (dispatch, _getState, { clientUrl }) => {
    const tokens = await requestTokensOf(`${clientUrl}/api/token/password`, { userEmail: emailAddress, password, newPassword });
    persistSession(tokens, emailAddress);
    dispatch(tokensReceived(tokens, emailAddress));
  };
