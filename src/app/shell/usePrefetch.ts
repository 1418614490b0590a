import { useEffect } from 'react';
import { baseApi } from '../../api';
import { callsOf } from '../../routing/callsOf';
import { matchRoute, type RouteMatch } from '../../routing/matchRoute';
import type { AppStore } from '../../store/makeStore';
import { followLinkTargets } from '../linkTargets';
import { fetchPageCode } from '../pageCode';
import { whenIdle } from '../whenIdle';

/**
 * Starts the calls of a screen; what is there is not fetched again. A call of the screen that is shown is left to it: made again after a
 * failure, it would take the failure from the page for as long as it runs.
 */
export function prefetch(store: AppStore, match: RouteMatch, shown: RouteMatch | null = null): void {
  const own = new Set(shown && callsOf(shown).map(({ address }) => address));
  for (const { name, arg, address } of callsOf(match)) {
    if (!own.has(address)) store.dispatch(baseApi.util.prefetch(name as never, arg as never, {}));
  }
}

/** Whether the visitor asks for few bytes. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Starts the code and the calls of a screen when a link to it is about to be followed. When there is nothing else to do the team page's
 * code comes, and the grid's with it.
 */
export function usePrefetch(store: AppStore): void {
  useEffect(() => {
    if (savesData()) return undefined;
    return whenIdle(() => fetchPageCode('team'));
  }, []);
  useEffect(
    () =>
      followLinkTargets((match) => {
        fetchPageCode(match.id);
        prefetch(store, match, matchRoute(window.location.pathname));
      }),
    [store],
  );
}
