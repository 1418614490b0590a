import { useCallback, useEffect, useRef } from 'react';
import { dropDraft, findDraft, keepDraft, type FormDraft } from '../../browser/formDrafts';
import { useModal } from '../../components/useModal';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';

/** An opened form: its number, as a late response must not close a later form, and what its fields begin with. */
type OpenForm = { number: number; initial: FormDraft };

/**
 * A form in a modal. What is typed is stored until it is closed: after a reload or a log-in it opens again with that.
 * @param name of what is stored
 * @param isReady whether the form can open
 * @returns `isOpen` says whether the form of a number is the last one and has not been closed; `modal` closes it
 */
export function useStoredForm(name: string, isReady: boolean) {
  const account = useAppSelector(selectEmailAddress);
  const number = useRef(0);
  const { shown, show, modal } = useModal<OpenForm>();
  const open = useCallback((initial: FormDraft = {}) => show({ number: (number.current += 1), initial }), [show]);
  useEffect(() => {
    const stored = isReady && number.current === 0 ? findDraft(name, account) : null;
    if (stored) open(stored);
  }, [isReady, name, account, open]);
  const onClose = () => {
    dropDraft(name);
    number.current += 1;
    modal.onClose();
  };
  return {
    ...{ shown, open, modal: { ...modal, onClose } },
    isOpen: (opened: number) => number.current === opened,
    onInput: (form: HTMLFormElement) => keepDraft(name, account, form),
  };
}
