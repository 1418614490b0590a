import { refusalText } from '../../api';
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

/** The message of a password that could not be changed: the rules that fields break, by the form's labels, or that the present one is wrong. */
export function passwordProblem(error: unknown, labels: Record<string, string>): string {
  if (!(error instanceof TokenError) || error.status !== 400) return logInProblem(error);
  const hasErrors = Array.isArray((error.body as { errors?: unknown } | null)?.errors);
  return (hasErrors && refusalText(error, labels)) || 'The present password is wrong.';
}
