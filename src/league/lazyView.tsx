import type { ComponentType } from 'react';
import { lazyWidget } from '../components/lazyWidget';
import { Loading } from '../components/Loading';

/** A view of a page, whose chunk loads when the view is first opened. */
export const lazyView = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyWidget(load, undefined, <Loading cards={{ count: 1 }} />);
