import { refusalText } from '../../api';
import type { Schema } from '../../api/types';
import { TokenError } from '../../session/tokenRequests';

const messages: Partial<Record<number, string>> = {
  0: 'The server cannot be reached. Check your connection and try again.',
  400: 'The e-mail address or the password is wrong.',
  429: 'Too many attempts. Wait a minute and try again.',
};

const messageOf = (error: unknown) => (error instanceof TokenError ? messages[error.status] : undefined);
const unexpected = 'An unexpected server error occurred. Try again later.';

/** What is wrong with the code of a log-in whose password is right; null for another failure. */
export function codeProblem(error: unknown): Schema<'Problem'>['secondFactor'] | null {
  if (!(error instanceof TokenError) || error.status !== 401) return null;
  return (error.body as Partial<Schema<'Problem'>> | null)?.secondFactor ?? null;
}

const wrongCode = 'Code: is wrong, or was used before. Wait for the next one.';

/** The message of a failed log-in. */
export const logInProblem = (error: unknown): string =>
  codeProblem(error) === 'wrong' ? wrongCode : (messageOf(error) ?? unexpected);

/** The rules that fields break, by the form's labels; null when no field is named. */
function fieldProblem(error: unknown, labels: Record<string, string>): string | null {
  const { status, body } = error as Partial<TokenError>;
  const hasErrors = Array.isArray((body as { errors?: unknown } | null | undefined)?.errors);
  return status === 400 && hasErrors ? refusalText(error, labels) : null;
}

/** The message of a password that could not be changed. */
export function passwordProblem(error: unknown, labels: Record<string, string>): string {
  const isWrong = error instanceof TokenError && error.status === 400;
  return fieldProblem(error, labels) ?? (isWrong ? 'The present password is wrong.' : logInProblem(error));
}

/** The message of a link that could not be used. */
export const invitationProblem = (error: unknown, labels: Record<string, string>): string =>
  fieldProblem(error, labels) ?? logInProblem(error);
