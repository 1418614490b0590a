import { lazyWidget } from './lazyWidget';

/** Asks before something is done that changes much or cannot be undone. Its chunk loads on first use. */
export const ConfirmModal = lazyWidget(() => import('./ConfirmDialog').then((module) => module.ConfirmDialog));
