import type { ReactNode } from 'react';
import { Button } from './Button';
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
        <Button look={isRisky ? 'danger' : 'primary'} isBusy={running} onClick={() => !running && onConfirm()}>
          {action}
        </Button>
      }
    >
      {children}
    </Modal>
  );
}
