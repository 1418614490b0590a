import { TokenError } from '../../session/tokenRequests';

const messages: Partial<Record<number, string>> = {
  0: 'The server cannot be reached. Check your connection and try again.',
  400: 'The e-mail address or the password is wrong.',
  429: 'Too many attempts. Wait a minute and try again.',
};

/** The message of a failed log-in. */
export function logInProblem(error: unknown): string {
  const known = error instanceof TokenError ? messages[error.status] : undefined;
  return known ?? 'An unexpected server error occurred. Try again later.';
}
