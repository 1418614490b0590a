import { fieldOf, isObject } from '../lib/json';
import type { ApiError } from './baseQuery';
import type { Schema } from './types';

const unreachable = 'The server cannot be reached. Check your connection and try again.';

/**
 * The message for a failed request: the invalid fields with their rules, else the server's detail, else a general one; that there was no response.
 * @param labels the form's labels of the fields
 */
export function problemText({ message, status, body }: ApiError, labels: Partial<Record<string, string>> = {}): string {
  if (status === 0) return unreachable;
  const { errors, detail } = isObject(body) ? (body as Partial<Schema<'Problem'>>) : {};
  if (Array.isArray(errors) && errors.length > 0)
    return errors.map(({ field, message: rule }) => `${labels[field] ?? field}: ${rule}`).join('. ');
  return typeof detail === 'string' && detail !== '' ? detail : message;
}

/** Whether a mutation failed because its session ended: by 401, or aborted by the reset of the API cache. */
export function isSessionEnd(error: unknown): boolean {
  return hasStatus(error, 401) || fieldOf(error, 'name') === 'AbortError';
}

/** Whether a request failed with this HTTP status. */
export const hasStatus = (error: unknown, status: number): boolean => fieldOf(error, 'status') === status;

/**
 * The message for the error of a mutation; null without an error, and for the end of the session, which opens the log-in page.
 * @param labels the form's labels of the fields
 */
export function errorText(error: unknown, labels?: Partial<Record<string, string>>): string | null {
  const refusal = error as ApiError | null | undefined;
  return refusal && !isSessionEnd(refusal) ? problemText(refusal, labels) : null;
}
