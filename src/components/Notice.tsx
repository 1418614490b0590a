import { lazyWidget } from './lazyWidget';
import type { NoticeProps } from './Snackbars';

const NoticeSnackbar = lazyWidget(() => import('./Snackbars').then((module) => module.NoticeSnackbar));

/** A snackbar that stays until it is dismissed; none while `text` is null. Its chunk loads on first use. */
export const Notice = ({ text, ...props }: Omit<NoticeProps, 'text'> & { text: string | null }) =>
  text !== null && <NoticeSnackbar text={text} {...props} />;
