import { lazy, type ComponentType } from 'react';
import { loadCode } from '../lib/loadCode';
import type { Loader } from './pageCode';

/** How long code that could not be fetched counts as missing, in ms: React draws the failure meanwhile, the next visit tries anew. */
const untilAnew = 1000;

/** A component whose code comes by itself: drawn at once where that has come before its first use, else when it comes. */
export type Preloadable = {
  /** The component; always the same once it has been asked for, until its code could not be fetched. */
  readonly Component: ComponentType;
  /** Resolves when the code is there, or could not be fetched. */
  preload: () => Promise<void>;
};

export function preloadable(load: Loader): Preloadable {
  let component: ComponentType | undefined;
  return {
    get Component() {
      return (component ??= lazy(() =>
        loadCode(load).catch((error: unknown) => {
          setTimeout(() => (component = undefined), untilAnew);
          throw error;
        }),
      ));
    },
    preload: () =>
      loadCode(load).then(
        ({ default: loaded }) => void (component ??= loaded),
        () => undefined,
      ),
  };
}
