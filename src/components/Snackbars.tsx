import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../browser/announce';
import { AppTheme } from '../theme/AppTheme';

/** How long a confirmation stays, in ms. The timer pauses while it is hovered or focused. */
const DURATION = 8000;

type SavedProps = { text: string; undo?: () => void; onDismiss: () => void };

/** A confirmation that hides by itself. It is announced without taking the focus; Dismiss restores the focus. */
export function SavedSnackbar({ text, undo, onDismiss }: SavedProps) {
  const focusedBefore = useRef<EventTarget | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [change, setChange] = useState({ text, count: 0 });
  if (change.text !== text) setChange({ text, count: change.count + 1 });
  useEffect(() => announce(text), [text]);
  const dismiss = () => {
    onDismiss();
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  };
  return (
    <AppTheme>
      <Snackbar
        open
        // A different duration restarts the timer for a new text.
        autoHideDuration={hasFocus ? null : DURATION + change.count}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') onDismiss();
        }}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
          setHasFocus(true);
        }}
        onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
        message={text}
        action={
          <>
            {undo && (
              <button type="button" className="button" onClick={undo}>
                Undo
              </button>
            )}
            <button type="button" className="button" onClick={dismiss}>
              Dismiss
            </button>
          </>
        }
        slotProps={{ content: { role: 'group', 'aria-label': 'Saved' } }}
      />
    </AppTheme>
  );
}

/** An error that stays until it is dismissed. */
export function ErrorSnackbar({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  return (
    <AppTheme>
      <Snackbar open>
        <Alert
          severity="error"
          variant="filled"
          icon={false}
          action={
            <button type="button" className="button" onClick={onDismiss}>
              Dismiss
            </button>
          }
        >
          {text}
        </Alert>
      </Snackbar>
    </AppTheme>
  );
}
