import { lazyWidget } from './lazyWidget';
import type { SavedProps } from './Snackbars';

const SavedSnackbar = lazyWidget(() => import('./Snackbars').then((module) => module.SavedSnackbar));

/** A snackbar that confirms a save, with Undo; none while `text` is null. Its chunk loads on first use. */
export const SavedNotice = ({ text, ...props }: Omit<SavedProps, 'text'> & { text: string | null }) =>
  text !== null && <SavedSnackbar text={text} {...props} />;
