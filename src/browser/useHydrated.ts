import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's HTML is taken over: false on the server and in the render that hydrates, which has to match the server's. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
