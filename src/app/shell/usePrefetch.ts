import { useEffect } from 'react';
import { baseApi } from '../../api';
import { callsOf } from '../../routing/calls';
import type { AppStore } from '../../store/makeStore';
import { followLinkTargets } from '../linkTargets';
import { fetchPageCode } from '../pageCode';

/** Starts the code and the calls of a screen when a link to it is about to be followed; what is there is not fetched again. */
export function usePrefetch(store: AppStore): void {
  useEffect(
    () =>
      followLinkTargets((match) => {
        fetchPageCode(match.id);
        for (const { name, arg } of callsOf(match)) store.dispatch(baseApi.util.prefetch(name as never, arg as never, {}));
      }),
    [store],
  );
}
