import type { ReactNode } from 'react';
import { Modal, type ModalState } from './Modal';

type Props = ModalState & {
  title: string;
  /** As of {@link Modal}. */
  hasForm?: boolean;
  /** The label of the confirming button. */
  action: string;
  running?: boolean;
  /** Whether something can be lost; by default it can. */
  isRisky?: boolean;
  onConfirm: () => void;
  /** What will happen. */
  children: ReactNode;
};

/** Asks before something is done that changes much or cannot be undone. */
export function ConfirmDialog({ action, running = false, isRisky = true, onConfirm, children, ...modal }: Props) {
  return (
    <Modal
      {...modal}
      actions={
        <button
          type="button"
          className={`button ${isRisky ? 'button--danger' : 'button--primary'}`}
          aria-disabled={running}
          aria-busy={running}
          onClick={() => !running && onConfirm()}
        >
          {action}
        </button>
      }
    >
      {children}
    </Modal>
  );
}
