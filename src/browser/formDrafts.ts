import { tabStorage } from './storage';

/** What was typed into a form, by the names of its fields. */
export type FormDraft = Record<string, string>;

/** `account` is the e-mail address of who typed; null for a visitor. */
type Stored = { account: string | null; values: FormDraft };

const storageKey = (form: string) => `draft:${form}`;

/** Keeps what is typed into a form until it is sent or closed. Passwords and codes are not kept. */
export function keepDraft(name: string, account: string | null, form: HTMLFormElement): void {
  const values: FormDraft = {};
  for (const [field, value] of new FormData(form)) {
    const isSecret =
      form.querySelector(`[name="${CSS.escape(field)}"]:is([type=password],[autocomplete=one-time-code])`) !== null;
    if (typeof value === 'string' && !isSecret) values[field] = value;
  }
  tabStorage.set(storageKey(name), JSON.stringify({ account, values } satisfies Stored));
}

/** What was typed into a form before, unless by another account. */
export function findDraft(name: string, account: string | null): FormDraft | null {
  const text = tabStorage.get(storageKey(name));
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Stored;
    const isOthers = stored.account !== null && account !== null && stored.account !== account;
    return isOthers ? null : stored.values;
  } catch {
    return null;
  }
}

/** Forgets what was typed into a form. */
export const dropDraft = (name: string): void => tabStorage.remove(storageKey(name));
