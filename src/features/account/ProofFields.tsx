import { CodeField } from './CodeField';
import { PasswordField } from './PasswordField';

/** The credentials that the owner must give: the password if there is one, and a code if a log-in needs one. */
export type Proof = { emailAddress: string; hasPassword: boolean; needsCode: boolean };

export const proofLabels = { password: 'Account password', code: 'Code from your app, or a recovery code' };

/** The fields that verify the account's owner. Each form of a page has its own labels. */
export const ProofFields = ({
  emailAddress,
  hasPassword,
  needsCode,
  labels = proofLabels,
}: Proof & { labels?: typeof proofLabels }) => (
  <>
    <input type="hidden" name="username" autoComplete="username" value={emailAddress} />
    {hasPassword && <PasswordField label={labels.password} />}
    {needsCode && <CodeField label={labels.code} />}
  </>
);

/** What was typed into the fields. */
export function readProof(form: HTMLFormElement): { password?: string; code?: string } {
  const typed = new FormData(form);
  const text = (name: string) => (typed.has(name) ? { [name]: String(typed.get(name)) } : {});
  return { ...text('password'), ...text('code') };
}
