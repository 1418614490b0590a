import { useCallback, useMemo, useState } from 'react';
import type { ModalState } from './Modal';

/**
 * The subject of a modal, which stays mounted until its fade-out has ended.
 * @returns `shown` (null while it is not mounted), `show`, and the props of the modal
 */
export function useModal<Subject>() {
  const [shown, setShown] = useState<Subject | null>(null);
  const [open, setOpen] = useState(false);
  const show = useCallback((subject: Subject) => {
    setShown(subject);
    setOpen(true);
  }, []);
  const modal: ModalState = useMemo(() => ({ open, onClose: () => setOpen(false), onExited: () => setShown(null) }), [open]);
  return { shown, show, modal };
}
