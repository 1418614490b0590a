import type { LeagueEntry } from '../lib/config';
import { keysOf } from '../lib/keysOf';
import type { Route } from './routes';

/** The parameters that a route's path may have. */
export type RouteParams = { leagueId?: string; teamId?: string; year?: string; week?: string; playerId?: string };

export type RouteMatch = { route: Route; params: RouteParams };

/** An id of a team or a player, as in the contract: a request for another id is refused. */
export const idPattern = /^[\w-]{1,40}$/;

const patterns: Record<keyof RouteParams, RegExp> = {
  leagueId: /^\d{1,20}$/,
  teamId: idPattern,
  // As in the contract: a request for another year is refused.
  year: /^(199|20\d)\d$/,
  playerId: idPattern,
  week: /^(0?[1-9]|1\d|2[0-5])$/,
};

/** Whether every parameter has the format that its name requires. */
export const areValidParams = (params: RouteParams): boolean =>
  keysOf(patterns).every((name) => params[name] === undefined || patterns[name].test(params[name]));

/** Whether a page is one of this league's. */
export const isLeagueOf = (match: RouteMatch | null, { id, provider }: LeagueEntry): boolean =>
  match?.params.leagueId === id && match.route.platform === provider;
