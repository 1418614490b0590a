import { useNavigate } from 'react-router';
import { PLAYER_PARAM, useSheet, useSheetLink } from './useSheet';

/** The props of a link to a player's sheet over the current page. */
export const usePlayerLink = () => useSheetLink(PLAYER_PARAM);

/** Opens a player's sheet over the current page. */
export function useOpenPlayer() {
  const navigate = useNavigate();
  const linkTo = usePlayerLink();
  return ({ playerId }: { playerId: string }) => {
    const { to, ...options } = linkTo(playerId);
    void navigate(to, options);
  };
}

/** The player whose sheet the URL opens, and how to close it. Back closes it too. */
export function usePlayerSheet(): { playerId: string | null; onClose: () => void } {
  const { value: playerId, onClose } = useSheet(PLAYER_PARAM);
  return { playerId, onClose };
}
