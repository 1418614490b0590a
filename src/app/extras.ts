/** What no page waits for. Its chunk has `OfflineMessage` too, which loads so before the network is lost. */
import { syncSessionAcrossTabs } from '../session/syncSessionAcrossTabs';
import type { AppStore } from '../store/makeStore';
import { markOwnTeams } from './markOwnTeams';
import { prefetchOnIntent } from './prefetchOnIntent';
import { headPrints } from './printHeader';
import { followShortcuts } from './shortcuts';

/**
 * Follows the session of other tabs, prefetches links, heads printed pages, marks the viewer's teams and handles keyboard shortcuts.
 * @returns a function that stops them
 */
export function startExtras(store: AppStore): () => void {
  const stops = [syncSessionAcrossTabs(store), prefetchOnIntent(store), headPrints(), markOwnTeams(store), followShortcuts()];
  return () => stops.forEach((stop) => stop());
}
