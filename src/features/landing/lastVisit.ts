import { storage, tabStorage } from '../../browser/storage';

const keyOf = (account: string) => `last-visit:${account}`;

/**
 * When an account looked at its home page in this browser before this tab did.
 * @param account its e-mail address
 * @returns an ISO instant; null at the first visit
 */
export function lastVisit(account: string): string | null {
  const key = keyOf(account);
  const known = tabStorage.get(key);
  if (known !== null) return known || null;
  const before = storage.get(key);
  tabStorage.set(key, before ?? '');
  storage.set(key, new Date().toISOString());
  return before;
}
