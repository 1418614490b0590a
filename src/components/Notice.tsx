import type { ReactNode } from 'react';
import { lazyWidget } from './lazyWidget';

const NoticeSnackbar = lazyWidget(() => import('./Snackbars').then((module) => module.NoticeSnackbar));

type Props = {
  /** The message; null shows none. */
  text: string | null;
  severity?: 'error' | 'info';
  /** A control before Dismiss. */
  action?: ReactNode;
  onDismiss: () => void;
};

/** A snackbar, of an error unless `severity` says otherwise, that stays until it is dismissed. Its chunk loads on first use. */
export function Notice({ text, ...props }: Props) {
  return text !== null && <NoticeSnackbar text={text} {...props} />;
}
