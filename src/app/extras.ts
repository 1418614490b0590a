/** What no page waits for. Its chunk has `OfflineMessage` too, which loads so before the network is lost. */
import { syncSessionAcrossTabs } from '../session/syncSessionAcrossTabs';
import type { AppStore } from '../store/makeStore';
import { markOwnTeams } from './markOwnTeams';
import { prefetchOnIntent } from './prefetchOnIntent';
import { headPrints } from './printHeader';

/** Follows the session of other tabs, prefetches links, heads printed pages and marks the viewer's teams. @returns a function that stops them */
export function startExtras(store: AppStore): () => void {
  const stops = [syncSessionAcrossTabs(store), prefetchOnIntent(store), headPrints(), markOwnTeams(store)];
  return () => stops.forEach((stop) => stop());
}
