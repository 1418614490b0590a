/** What an account has chosen in the search, newest first. Others on this browser do not see it: leagues may be for members only. */
import { storage } from '../../browser/storage';
import { fieldOf } from '../../lib/json';
import { kinds, type SearchItem } from './searchItems';

const MOST = 8;

const keyOf = (account: string | null) => `searches/${account ?? ''}`;

const isText = (value: unknown): value is string => typeof value === 'string';

/** A stored item; undefined for anything else. */
function readItem(value: unknown): SearchItem | undefined {
  const kind = kinds.find((each) => each === fieldOf(value, 'kind'));
  const [label, note, to] = [fieldOf(value, 'label'), fieldOf(value, 'note'), fieldOf(value, 'to')];
  return kind && isText(label) && isText(note) && isText(to) && /^\/(?!\/)/.test(to) ? { kind, label, note, to } : undefined;
}

/** @param account the e-mail address; null for a visitor */
export function recentItems(account: string | null): SearchItem[] {
  try {
    const stored: unknown = JSON.parse(storage.get(keyOf(account)) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((value) => readItem(value) ?? []) : [];
  } catch {
    return [];
  }
}

export function rememberItem(account: string | null, { kind, label, note, to }: SearchItem): void {
  const others = recentItems(account).filter((item) => item.kind !== kind || item.label !== label);
  storage.set(keyOf(account), JSON.stringify([{ kind, label, note, to }, ...others].slice(0, MOST)));
}
