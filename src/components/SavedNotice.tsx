import type { ReactNode } from 'react';
import { lazyWidget } from './lazyWidget';

const SavedSnackbar = lazyWidget(() => import('./Snackbars').then((module) => module.SavedSnackbar));

type Props = {
  /** The confirmation; null shows none. */
  text: string | null;
  /** The same with links. */
  message?: ReactNode;
  undo?: () => void;
  onDismiss: () => void;
};

/** A snackbar that confirms a save, with Undo. Its chunk loads on first use. */
export function SavedNotice({ text, ...props }: Props) {
  return text !== null && <SavedSnackbar text={text} {...props} />;
}
