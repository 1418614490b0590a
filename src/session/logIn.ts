import { startSession, type SessionThunk } from './sessionActions';
import { requestTokensOf } from './tokenRequests';

/**
 * Logs in.
 * @param code of the account's second factor; undefined until it is required
 * @throws {TokenError} with status 400 for a wrong e-mail address or password; 401 where a code is missing or wrong
 */
export const logIn =
  (userEmail: string, password: string, code?: string): SessionThunk<Promise<void>> =>
  async (dispatch, _getState, { clientUrl }) => {
    const tokens = await requestTokensOf(`${clientUrl}/api/token`, { userEmail, password, code });
    dispatch(startSession(tokens, userEmail));
  };
