import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { announce } from '../browser/announce';
import { AppTheme } from '../theme/AppTheme';
import { Button } from './Button';

/** How long a confirmation stays, in ms. The timer pauses while it is hovered or focused. */
const DURATION = 8000;

/** Dismisses the confirmation that is shown. A later message is in the same place, and would cover it or be covered. */
let dismissShown: (() => void) | null = null;

export type SavedProps = {
  text: string;
  /** The same with links. */
  message?: ReactNode;
  undo?: () => void;
  onDismiss: () => void;
};

/** A confirmation that hides by itself. It is announced without taking the focus; Dismiss restores the focus. */
export function SavedSnackbar({ text, message = text, undo, onDismiss }: SavedProps) {
  const focusedBefore = useRef<EventTarget | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [change, setChange] = useState({ text, count: 0 });
  if (change.text !== text) setChange({ text, count: change.count + 1 });
  const dismissThis = useEffectEvent(onDismiss);
  useEffect(() => {
    announce(text);
    dismissShown?.();
    const own = () => dismissThis();
    dismissShown = own;
    return () => void (dismissShown = dismissShown === own ? null : dismissShown);
  }, [text]);
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
        message={message}
        action={
          <>
            {undo && <Button onClick={undo}>Undo</Button>}
            <Button onClick={dismiss}>Dismiss</Button>
          </>
        }
        slotProps={{ content: { role: 'group', 'aria-label': 'Saved' } }}
      />
    </AppTheme>
  );
}

export type NoticeProps = {
  text: string;
  severity?: 'error' | 'info';
  /** A control before Dismiss. */
  action?: ReactNode;
  onDismiss: () => void;
};

/** A message that stays until it is dismissed. */
export function NoticeSnackbar({ text, severity = 'error', action, onDismiss }: NoticeProps) {
  useEffect(() => dismissShown?.(), [text]);
  return (
    <AppTheme>
      <Snackbar open>
        <Alert
          severity={severity}
          variant="filled"
          icon={false}
          action={
            <>
              {action}
              <Button onClick={onDismiss}>Dismiss</Button>
            </>
          }
        >
          {text}
        </Alert>
      </Snackbar>
    </AppTheme>
  );
}
