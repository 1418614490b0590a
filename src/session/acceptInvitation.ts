import { tokensReceived } from './authSlice';
import { persistSession, type SessionThunk } from './sessionActions';
import { requestTokensOf } from './tokenRequests';

/**
 * Uses the token of a link for a new account or a new password, and logs in.
 * @throws {TokenError} with status 400 for a link that is not open, a wrong e-mail address, or a password that breaks a rule
 */
export const acceptInvitation =
  (token: string, userEmail: string, newPassword: string): SessionThunk<Promise<void>> =>
  async (dispatch, _getState, { clientUrl }) => {
    const tokens = await requestTokensOf(`${clientUrl}/api/token/invitation`, { token, userEmail, newPassword });
    persistSession(tokens, userEmail);
    dispatch(tokensReceived(tokens, userEmail));
  };
