import { fieldOf } from '../../lib/json';
import { errorText, hasStatus } from '../../api';
import type { Schema } from '../../api/types';
import { PasskeyError } from '../../browser/passkeys';
import { TokenError } from '../../session/tokenRequests';

const messages: Partial<Record<number, string>> = {
  0: 'The server cannot be reached. Check your connection and try again.',
  400: 'The e-mail address or the password is wrong.',
  429: 'Too many attempts. Wait a minute and try again.',
};

const messageOf = (error: unknown) => (error instanceof TokenError ? messages[error.status] : undefined);
const unexpected = 'An unexpected server error occurred. Try again later.';

const codeProblems = ['required', 'wrong', 'passkey'] as const satisfies Schema<'Problem'>['secondFactor'][];

/** What is wrong with the code of a log-in whose password is right; null for another failure. */
export function codeProblem(error: unknown): Schema<'Problem'>['secondFactor'] | null {
  if (!(error instanceof TokenError) || error.status !== 401) return null;
  const problem = fieldOf(error.body, 'secondFactor');
  return codeProblems.find((each) => each === problem) ?? null;
}

const codeMessages: Partial<Record<string, string>> = {
  wrong: 'The code is wrong or was used before. Wait for the next one.',
  passkey: 'A password is not enough for this account: use its passkey.',
};

/** The message of a failed log-in. */
export const logInProblem = (error: unknown): string => codeMessages[codeProblem(error) ?? ''] ?? messageOf(error) ?? unexpected;

const passkeyMessages: Record<PasskeyError['reason'], string> = {
  cancelled: 'No passkey was used: the request was cancelled or took too long.',
  present: 'This device already has a passkey for your account.',
  unsupported: 'Passkeys do not work here: they need a current browser, and an HTTPS page with a host name.',
};

/** Why the browser gave no passkey; null for another failure. */
export const passkeyProblem = (error: unknown): string | null =>
  error instanceof PasskeyError ? passkeyMessages[error.reason] : null;

/** The message of a log-in with a passkey that failed. */
export const passkeyLogInProblem = (error: unknown): string =>
  passkeyProblem(error) ??
  (error instanceof TokenError && error.status === 400
    ? 'No account here has this passkey, or it took too long. Try again, or log in with the password.'
    : logInProblem(error));

/** The rules that fields break, by the form's labels; null when no field is named. */
function fieldProblem(error: unknown, labels: Record<string, string>): string | null {
  const hasErrors = Array.isArray(fieldOf(fieldOf(error, 'body'), 'errors'));
  return hasStatus(error, 400) && hasErrors ? errorText(error, labels) : null;
}

/** The message of a password that could not be changed. */
export function passwordProblem(error: unknown, labels: Record<string, string>): string {
  const isWrong = error instanceof TokenError && error.status === 400;
  return fieldProblem(error, labels) ?? (isWrong ? 'The current password is wrong.' : logInProblem(error));
}

/** The message of a link that could not be used. */
export const invitationProblem = (error: unknown, labels: Record<string, string>): string =>
  passkeyProblem(error) ?? fieldProblem(error, labels) ?? logInProblem(error);
