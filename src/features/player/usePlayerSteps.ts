import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PLAYER_PARAM } from '../../routing/useSheet';
import { withParam } from '../../lib/withParam';
import { focusPlayer, playersIn, tableWith, type TablePlayer } from './tablePlayers';

/** The table that a sheet was opened from, the player it was opened for, and the one it showed last. */
type Opening = { table: Element; first: string; last: string };

/** A player's neighbours in the table that his sheet was opened from. Without a table there are none, and `players` is empty. */
export type PlayerSteps = {
  players: readonly TablePlayer[];
  previous: TablePlayer | undefined;
  next: TablePlayer | undefined;
  /** Shows a neighbour in place of the player: Back still closes the sheet. */
  show: (player: TablePlayer) => void;
};

/** @param playerId the player of the sheet; null while it is closed. Then the last player's link has the focus */
export function usePlayerSteps(playerId: string | null): PlayerSteps {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const opening = useRef<Opening>(null);
  const [players, setPlayers] = useState<readonly TablePlayer[]>([]);
  // Before the dialog takes the focus from the table.
  useLayoutEffect(() => {
    if (playerId === null) return;
    const table = opening.current?.table ?? tableWith(playerId);
    if (table) opening.current = { first: playerId, ...opening.current, table, last: playerId };
    setPlayers(table ? playersIn(table) : []);
  }, [playerId]);
  // After the dialog has returned the focus.
  useEffect(() => {
    if (playerId !== null || !opening.current) return;
    const { table, first, last } = opening.current;
    opening.current = null;
    if (last !== first) focusPlayer(table, last);
  }, [playerId]);

  const at = players.findIndex(({ id }) => id === playerId);
  const show = ({ id }: TablePlayer) =>
    void navigate({ search: `?${withParam(search, PLAYER_PARAM, id)}` }, { replace: true, state, preventScrollReset: true });
  return { players, previous: players[at - 1], next: at < 0 ? undefined : players[at + 1], show };
}
