import { TokenError } from '../../session/tokenRequests';

const messages: Partial<Record<number, string>> = {
  0: 'The server cannot be reached. Check your connection and try again.',
  400: 'The e-mail address or the password is wrong.',
  429: 'Too many attempts. Wait a minute and try again.',
};

const messageOf = (error: unknown) => (error instanceof TokenError ? messages[error.status] : undefined);
const unexpected = 'An unexpected server error occurred. Try again later.';

/** The message of a failed log-in. */
export const logInProblem = (error: unknown): string => messageOf(error) ?? unexpected;

/** The message of a password that could not be changed. */
export const passwordProblem = (error: unknown): string =>
  error instanceof TokenError && error.status === 400
    ? 'The present password is wrong, or the new one has fewer than 8 characters.'
    : logInProblem(error);
