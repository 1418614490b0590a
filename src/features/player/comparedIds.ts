import { withParam } from '../../lib/withParam';

const PARAM = 'with';

/** How many players are compared at most. */
export const MOST = 4;

/** The players of `?with=` besides the page's own, each once and at most three; undefined on a page that compares nobody. */
export function readWith(search: URLSearchParams, playerId: string): string[] | undefined {
  const ids = search.get(PARAM)?.split(',');
  return ids && [...new Set(ids)].filter((id) => id !== '' && id !== playerId).slice(0, MOST - 1);
}

/** The search string that compares the page's player with these, undefined for the page without a comparison. Other parameters stay. */
export const searchWith = (search: URLSearchParams, ids: readonly string[] | undefined): string =>
  `?${withParam(search, PARAM, ids?.join(','))}`.replaceAll('%2C', ',');
