import { TokenError } from '../../session/tokenCalls';

const messages: Partial<Record<number, string>> = {
  0: 'The server cannot be reached. Check your connection and try again.',
  400: 'The e-mail address or the password is wrong.',
  429: 'Too many attempts. Wait a minute and try again.',
};

/** What a failed log-in says to the user. */
export function logInProblem(error: unknown): string {
  const known = error instanceof TokenError ? messages[error.status] : undefined;
  return known ?? 'An unexpected server error occurred. Try again later.';
}
