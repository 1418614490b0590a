import { useCallback } from 'react';
import { baseApi, type ApiError } from '../api';
import type { KeeperMark } from '../platforms/platform';
import { usePlatform } from '../routing/usePlatform';

type MutationHooks = { useMutation: () => [(arg: object) => Promise<{ error?: unknown }>, unknown] };

/** Sets a player's keeper mark on the page's platform. Resolves with the error, or null. */
export function useSetKeeper(): (mark: KeeperMark) => Promise<ApiError | null> {
  const { name, argOf } = usePlatform().setKeeper;
  const [setKeeper] = (baseApi.endpoints as Record<string, MutationHooks>)[name]!.useMutation();
  return useCallback(
    async (mark) => {
      const { error } = await setKeeper(argOf(mark));
      return (error as ApiError | undefined) ?? null;
    },
    [setKeeper, argOf],
  );
}
