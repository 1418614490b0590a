import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

type Props = {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  /** Buttons before Close. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A dialog on layer 1050 that fades in 150 ms, closes by Close and Escape, and gives the focus back to where it was. */
export function Modal({ open, title, onClose, actions, children }: Props) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      transitionDuration={150}
      fullWidth
      maxWidth="sm"
      sx={{ zIndex: 1050 }}
      slotProps={{ paper: { className: 'modal' } }}
    >
      <DialogTitle id={titleId} component="h2">
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        {actions}
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </DialogActions>
    </Dialog>
  );
}
