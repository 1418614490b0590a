import { useCallback, useRef, useState } from 'react';
import { problemText } from '../../api';
import type { PlayerRow } from '../../entities/players';
import { useProvider } from '../../providers/useProvider';

/**
 * Toggles keepers of a team one at a time, so that answers come in the order of the clicks.
 * @returns the toggle, and what the last one was refused with
 */
export function useKeeperToggle(leagueId: string, teamId: string) {
  const setKeeper = useProvider().useSetKeeper();
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const [refusal, setRefusal] = useState<string | null>(null);

  const toggle = useCallback(
    (player: PlayerRow) => {
      running.current = running.current.then(async () => {
        const error = await setKeeper(leagueId, teamId, player.playerId);
        setRefusal(error && error.status !== 401 ? problemText(error) : null);
      });
    },
    [leagueId, teamId, setKeeper],
  );
  return { toggle, refusal, dismiss: () => setRefusal(null) };
}
