import { lazy, type ComponentType } from 'react';
import { loadCode } from '../lib/loadCode';
import type { Loader } from './pageCode';

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
          // The next one who comes here tries anew.
          setTimeout(() => (component = undefined));
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
