import { type Location, useLocation, useNavigate, type LinkProps } from 'react-router';
import { fieldOf } from '../lib/json';
import { withParam } from '../lib/withParam';

/** The search parameter that opens a player's sheet over a page. */
export const PLAYER_PARAM = 'player';

/** @returns the search string of a sheet over the page with this search string, or of the page alone. The player's sheet covers all others */
function searchWith(search: string, param: string, value: string | undefined): string {
  const below = param === PLAYER_PARAM ? search : withParam(search, PLAYER_PARAM, undefined);
  return `?${withParam(below, param, value)}`;
}

/** The props of a link to a sheet over the current page, which a search parameter opens for a value. */
export function useSheetLink(param: string): (value: string) => Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'> {
  const { search, state } = useLocation();
  return (value) => ({
    to: { search: searchWith(search, param, value) },
    // A sheet keeps the location state of its page.
    state: { ...state, hasOpenedSheet: true },
    preventScrollReset: true,
  });
}

/** What the URL opens a sheet for, null without one, and how to close it. Back closes it too. */
export function useSheet(param: string): { value: string | null; onClose: () => void } {
  const { search, state }: Location = useLocation();
  const navigate = useNavigate();
  const value = new URLSearchParams(search).get(param);
  // It was opened from the page below it, which is one step back.
  const hasOpenedSheet = fieldOf(state, 'hasOpenedSheet') === true;
  const onClose = () => {
    if (hasOpenedSheet) void navigate(-1);
    else void navigate({ search: searchWith(search, param, undefined) }, { replace: true, state, preventScrollReset: true });
  };
  return { value, onClose };
}
