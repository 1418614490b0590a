import { signWithPasskey } from '../browser/passkeys';
import { startSession, type SessionThunk } from './sessionActions';
import { requestJson, requestTokensOf } from './tokenRequests';

/**
 * Logs in with a passkey that the person chooses in the browser.
 * @throws {PasskeyError} without one; {TokenError} with status 400 for one that the server does not know
 */
export const logInWithPasskey =
  (): SessionThunk<Promise<void>> =>
  async (dispatch, _getState, { clientUrl }) => {
    const options = await requestJson(`${clientUrl}/api/token/passkey/options`, {});
    const credential = await signWithPasskey(options);
    const tokens = await requestTokensOf(`${clientUrl}/api/token/passkey`, { credential });
    const userEmail = tokens.userEmail ?? '';
    dispatch(startSession(tokens, userEmail));
  };
