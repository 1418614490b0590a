import { useCallback } from 'react';
import { useSleeperTeamSetKeeperMutation, useTeamSetKeeperMutation } from '../api';
import '../api/rosterRefetch';
import type { PlatformKey } from '../lib/config';
import { usePlatform } from '../routing/usePlatform';

/** A player's keeper mark; a commissioner's may `override` the league's limit. */
type KeeperMark = { leagueId: string; teamId: string; playerId: string; isKeeper: boolean; override?: boolean };

/** Sets a player's keeper mark by the call of the page's platform. Resolves with the error, or undefined. */
export function useSetKeeper(): (mark: KeeperMark) => Promise<unknown> {
  const { key } = usePlatform();
  const [setDefault] = useTeamSetKeeperMutation();
  const [setSleeper] = useSleeperTeamSetKeeperMutation();
  return useCallback(
    async (mark) => {
      const send: Record<PlatformKey, () => Promise<{ error?: unknown }>> = {
        // The call does not send the league, which the tables need.
        default: () => setDefault({ ...mark, leaguePlayerId: mark.playerId }),
        sleeper: () => setSleeper({ sleeperSetKeeperRequest: mark }),
      };
      return (await send[key]()).error;
    },
    [key, setDefault, setSleeper],
  );
}
