import { useEffect, useRef, useState } from 'react';
import { findDraft } from '../../browser/formDrafts';

/**
 * What the forms of credentials share: a code that the server may ask for, whose field gets the focus when it appears, and the e-mail
 * address of the form's draft.
 * @param draftName the name that the draft is stored under; none without one
 */
export function useCredentialsForm(draftName?: string) {
  const form = useRef<HTMLFormElement>(null);
  const [needsCode, setNeedsCode] = useState(false);

  useEffect(() => {
    const field = form.current?.elements.namedItem('code');
    if (needsCode && field instanceof HTMLInputElement) field.focus();
  }, [needsCode]);

  // After hydration: the server does not know what was typed.
  useEffect(() => {
    const field = form.current?.elements.namedItem('email');
    if (draftName === undefined || !(field instanceof HTMLInputElement) || field.value !== '') return;
    field.value = findDraft(draftName, null)?.['email'] ?? '';
  }, [draftName]);

  return { form, needsCode, setNeedsCode };
}
