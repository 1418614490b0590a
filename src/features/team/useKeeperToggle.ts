import { useCallback, useMemo, useRef, useState } from 'react';
import { problemText } from '../../api';
import type { PlayerRow } from '../../entities/players';
import { useProvider } from '../../providers/useProvider';

export type KeeperToggle = {
  toggle: (player: PlayerRow) => void;
  /** The id of the player whose mark was saved last. */
  saved: string | null;
  /** What the last toggle was refused with. */
  refusal: string | null;
  /** Takes back what `saved` and `refusal` tell. */
  dismiss: () => void;
};

/** Toggles keepers of a team one at a time, so that answers come in the order of the clicks. */
export function useKeeperToggle(leagueId: string, teamId: string): KeeperToggle {
  const setKeeper = useProvider().useSetKeeper();
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const [saved, setSaved] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const toggle = useCallback(
    (player: PlayerRow) => {
      running.current = running.current.then(async () => {
        const error = await setKeeper(leagueId, teamId, player.playerId);
        setSaved(error ? null : player.playerId);
        setRefusal(error && error.status !== 401 ? problemText(error) : null);
      });
    },
    [leagueId, teamId, setKeeper],
  );
  const dismiss = useCallback(() => {
    setSaved(null);
    setRefusal(null);
  }, []);
  return useMemo(() => ({ toggle, saved, refusal, dismiss }), [toggle, saved, refusal, dismiss]);
}
