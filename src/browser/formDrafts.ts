import { ownKey, read, setAside, storageKey, type FormDraft, type Stored } from './draftStorage';
import { tabStorage } from './storage';

export type { FormDraft } from './draftStorage';

const isOfOther = (stored: Stored, account: string | null) =>
  stored.account !== null && account !== null && stored.account !== account;

/** Stores what is typed into a form until it is sent or closed, without passwords and codes. */
export function keepDraft(name: string, account: string | null, form: HTMLFormElement): void {
  const values: FormDraft = {};
  for (const [field, value] of new FormData(form)) {
    const isSecret =
      form.querySelector(`[name="${CSS.escape(field)}"]:is([type=password],[autocomplete=one-time-code])`) !== null;
    if (typeof value === 'string' && !isSecret) values[field] = value;
  }
  const before = read(storageKey(name));
  if (before && isOfOther(before, account)) setAside(name);
  tabStorage.set(storageKey(name), JSON.stringify({ account, values } satisfies Stored));
}

/**
 * The stored values of a form, unless another account typed them. A visitor gets the draft of an account whose session ended by itself, not
 * of one that logged out.
 */
export function findDraft(name: string, account: string | null): FormDraft | null {
  const stored = read(storageKey(name));
  if (stored && !isOfOther(stored, account)) return stored.values;
  const own = account === null ? null : read(ownKey(name, account));
  if (account === null || own === null) return null;
  setAside(name);
  tabStorage.set(storageKey(name), JSON.stringify(own));
  tabStorage.remove(ownKey(name, account));
  return own.values;
}

/** Deletes the stored values of a form. */
export const dropDraft = (name: string): void => tabStorage.remove(storageKey(name));
