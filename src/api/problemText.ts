import type { ApiError } from './baseQuery';
import type { Schema } from './types';

/**
 * What a refused or failed call says to the user: the fields and their rules, else the server's detail, else that it failed.
 * @param labels what the user's form calls the fields
 */
export function problemText({ message, body }: ApiError, labels: Partial<Record<string, string>> = {}): string {
  const { errors, detail } = (typeof body === 'object' && body !== null ? body : {}) as Partial<Schema<'Problem'>>;
  if (Array.isArray(errors) && errors.length > 0)
    return errors.map(({ field, message: rule }) => `${labels[field] ?? field}: ${rule}`).join('. ');
  return typeof detail === 'string' && detail !== '' ? detail : message;
}
