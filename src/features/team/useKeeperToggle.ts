import { useCallback, useEffect, useRef, useState } from 'react';
import { isSessionEnd, errorText } from '../../api';
import type { TeamPlayerRow } from '../../entities/tables';
import { fieldOf } from '../../lib/json';
import { useSetKeeper } from '../../league/useSetKeeper';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { storeInterruptedMark } from './interruptedMark';

/** A player of the table; `saving` while a change of the keeper mark is being saved. */
export type RosterRow = TeamPlayerRow & { saving?: boolean };

/** A refused toggle: the server's message, and if the viewer may override it, how. */
type Refusal = { text: string; override?: () => void };

export type KeeperToggle = {
  /** Toggles a player's keeper mark, unless a change of it is being saved. */
  toggle: (player: TeamPlayerRow) => void;
  /** The keeper marks that are being saved, by player id. */
  pending: ReadonlyMap<string, boolean>;
  /** The id of the player whose mark was saved last. */
  saved: string | null;
  /** The server's refusal of the last toggle. */
  refusal: Refusal | null;
  /** Clears `saved` and `refusal`. */
  dismiss: () => void;
};

const mayOverride = (error: unknown) => fieldOf(fieldOf(error, 'body'), 'mayOverride') === true;

/**
 * Toggles keepers of a team one at a time, so that responses arrive in the order of the clicks. A click that needs a log-in is stored for the
 * page to offer afterwards. A mark that only the viewer sees is saved once it is read again, by `refetchHidden`. Until all are saved the browser asks before it closes or reloads the page, which would lose those that wait.
 */
export function useKeeperToggle(leagueId: string, teamId: string, refetchHidden: () => unknown): KeeperToggle {
  const setKeeper = useSetKeeper();
  const account = useAppSelector(selectEmailAddress);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const saving = useRef(new Set<string>());
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [saved, setSaved] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const save = useCallback(
    function set(player: TeamPlayerRow, override?: true) {
      const { playerId, isKeeper } = player;
      if (saving.current.has(playerId)) return;
      saving.current.add(playerId);
      setPending((before) => new Map(before).set(playerId, !isKeeper));
      queue.current = queue.current.then(async () => {
        const error = await setKeeper({ leagueId, teamId, playerId, isKeeper: !isKeeper, override });
        if (isSessionEnd(error)) storeInterruptedMark(leagueId, teamId, { account, playerId, isKeeper: !isKeeper });
        if (error === undefined) await refetchHidden();
        saving.current.delete(playerId);
        setPending((before) => new Map([...before].filter(([id]) => id !== playerId)));
        setSaved(error ? null : playerId);
        const text = errorText(error);
        setRefusal(text === null ? null : { text, override: mayOverride(error) ? () => set(player, true) : undefined });
      });
    },
    [leagueId, teamId, account, setKeeper, refetchHidden],
  );
  const toggle = useCallback((player: TeamPlayerRow) => save(player), [save]);
  const isSaving = pending.size > 0;
  useEffect(() => {
    if (!isSaving) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSaving]);
  const dismiss = () => {
    setSaved(null);
    setRefusal(null);
  };
  return { toggle, pending, saved, refusal, dismiss };
}

/** The players with the keeper marks that are being saved, so that a tick shows at once. */
export const withPending = (players: TeamPlayerRow[] | undefined, pending: KeeperToggle['pending']): RosterRow[] | undefined =>
  pending.size === 0
    ? players
    : players?.map((player) => {
        const isKeeper = pending.get(player.playerId);
        return isKeeper === undefined ? player : { ...player, isKeeper, saving: true };
      });
