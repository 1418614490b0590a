/** What no page waits for. Its chunk has `OfflineMessage` too, which loads so before the network is lost. */
import { syncSessionAcrossTabs } from '../session/syncSessionAcrossTabs';
import type { AppStore } from '../store/makeStore';
import { markOwnTeams } from './markOwnTeams';
import { prefetchOnIntent } from './prefetchOnIntent';
import { followShortcuts } from './shortcuts';

/** Prints the title, which names page and league, and the date above a printed page. */
function writeHeader(): void {
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'medium' });
  document.querySelector('main')?.setAttribute('data-print-header', `${document.title} · ${day}`);
}

/** Adds the header to everything that is printed. Returns a function that stops it. */
function headPrints(): () => void {
  window.addEventListener('beforeprint', writeHeader);
  return () => window.removeEventListener('beforeprint', writeHeader);
}

/**
 * Follows the session of other tabs, prefetches links, heads printed pages, marks the viewer's teams and handles keyboard shortcuts.
 * @returns a function that stops them
 */
export function startExtras(store: AppStore): () => void {
  const stops = [syncSessionAcrossTabs(store), prefetchOnIntent(store), headPrints(), markOwnTeams(store), followShortcuts()];
  return () => stops.forEach((stop) => stop());
}
