import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { AppTheme } from '../theme/AppTheme';
import { Button } from './Button';

export type ModalState = {
  open: boolean;
  onClose: () => void;
  /** After the fade-out: the modal may be unmounted. */
  onExited?: () => void;
};

type Props = ModalState & {
  title: ReactNode;
  /** Buttons before Close. */
  actions?: ReactNode;
  /** Whether something is typed into it, which a click outside must not lose. */
  hasForm?: boolean;
  children: ReactNode;
};

/** A dialog that fades in and out in 150 ms, closes by Close, Escape and, without a form, a click outside, and returns the focus. The theme sets its layer, 1050. */
export function Modal({ open, title, onClose, onExited, actions, hasForm = false, children }: Props) {
  const titleId = useId();
  return (
    <AppTheme>
      <Dialog
        open={open}
        onClose={(_event, reason) => {
          if (!hasForm || reason !== 'backdropClick') onClose();
        }}
        aria-labelledby={titleId}
        transitionDuration={150}
        fullWidth
        maxWidth="sm"
        slotProps={{ transition: { onExited } }}
      >
        <DialogTitle id={titleId} component="h2">
          {title}
        </DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          {actions}
          <Button onClick={onClose}>Close</Button>
        </DialogActions>
      </Dialog>
    </AppTheme>
  );
}
