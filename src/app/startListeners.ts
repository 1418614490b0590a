import { syncSessionAcrossTabs } from '../session/syncSessionAcrossTabs';
import type { makeStore } from '../store/makeStore';
import { prefetchOnIntent } from './prefetchOnIntent';

/** Starts the listeners: the session of other tabs, and prefetching of links. @returns a function that stops it */
export function startListeners(store: ReturnType<typeof makeStore>): () => void {
  const stops = [syncSessionAcrossTabs(store), prefetchOnIntent(store)];
  return () => stops.forEach((stop) => stop());
}
