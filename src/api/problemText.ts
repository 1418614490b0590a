import type { ApiError } from './baseQuery';
import type { Schema } from './types';

/** What a refused or failed call says to the user: the fields and their rules, else the server's detail, else that it failed. */
export function problemText({ message, body }: ApiError): string {
  const { errors, detail } = (typeof body === 'object' && body !== null ? body : {}) as Partial<Schema<'Problem'>>;
  if (Array.isArray(errors) && errors.length > 0) return errors.map(({ field, message: rule }) => `${field}: ${rule}`).join('. ');
  return typeof detail === 'string' && detail !== '' ? detail : message;
}
