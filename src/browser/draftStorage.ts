/** Where the drafts of forms are stored. Every page has this part, for log-out. */
import { tabStorage } from './storage';

/** The values of a form, by the names of its fields. */
export type FormDraft = Record<string, string>;

/** `account` is the e-mail address of who typed; null for a visitor. */
export type Stored = { account: string | null; values: FormDraft };

const prefix = 'draft:';
export const storageKey = (form: string) => prefix + form;
/** The key of the draft of an account that has logged out, for its next log-in. */
export const ownKey = (form: string, account: string) => `draft-of:${account}:${form}`;

export function read(key: string): Stored | null {
  try {
    return JSON.parse(tabStorage.get(key) ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}

/** Stores the draft of a form for its account. A visitor's stays. */
export function setAside(form: string): void {
  const key = storageKey(form);
  const stored = read(key);
  if (stored === null || stored.account === null) return;
  tabStorage.set(ownKey(form, stored.account), JSON.stringify(stored));
  tabStorage.remove(key);
}

/** Hides the drafts of an account that logs out from everyone else. They are restored after its next log-in in this tab. */
export function hideDrafts(): void {
  for (const key of tabStorage.keys()) if (key.startsWith(prefix)) setAside(key.slice(prefix.length));
}
