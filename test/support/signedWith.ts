import { createHmac } from 'node:crypto';

/** A token with the same header and claims, signed with another key. */
export function signedWith(token: string, key: string): string {
  const text = token.slice(0, token.lastIndexOf('.'));
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
