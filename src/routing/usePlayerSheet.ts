import { fieldOf } from '../lib/json';
import { useCallback, useMemo } from 'react';
import { type Location, useLocation, useNavigate, type LinkProps } from 'react-router';
import { PLAYER_PARAM } from './playerParam';
import { withParam } from '../lib/withParam';

/** @returns the search string of a player's sheet over the page with this search string, or of the page alone */
const searchWith = (search: string, playerId: string | undefined): string => `?${withParam(search, PLAYER_PARAM, playerId)}`;

/** The props of a link to a player's sheet over the current page. */
export function usePlayerLink(): (playerId: string) => Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'> {
  const { search, state } = useLocation();
  return useCallback(
    (playerId) => ({
      to: { search: searchWith(search, playerId) },
      // A sheet keeps the location state of its page.
      state: { ...state, hasOpenedSheet: true },
      preventScrollReset: true,
    }),
    [search, state],
  );
}

/** The player whose sheet the URL opens, and how to close it. Back closes it too. */
export function usePlayerSheet(): { playerId: string | null; onClose: () => void } {
  const { search, state }: Location = useLocation();
  const navigate = useNavigate();
  const playerId = useMemo(() => new URLSearchParams(search).get(PLAYER_PARAM), [search]);
  // It was opened from the page below it, which is one step back.
  const hasOpenedSheet = fieldOf(state, 'hasOpenedSheet') === true;
  const onClose = useCallback(() => {
    if (hasOpenedSheet) void navigate(-1);
    else void navigate({ search: searchWith(search, undefined) }, { replace: true, state, preventScrollReset: true });
  }, [navigate, search, state, hasOpenedSheet]);
  return { playerId, onClose };
}
