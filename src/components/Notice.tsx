import { lazyWidget } from './lazyWidget';

const ErrorSnackbar = lazyWidget(() => import('./Snackbars').then((module) => module.ErrorSnackbar));

/** An error snackbar that stays until it is dismissed; null shows none. Its chunk loads on first use. */
export function Notice({ text, onDismiss }: { text: string | null; onDismiss: () => void }) {
  return text !== null && <ErrorSnackbar text={text} onDismiss={onDismiss} />;
}
