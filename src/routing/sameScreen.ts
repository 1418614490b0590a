import { generatePath } from 'react-router';
import type { LeagueEntry } from '../lib/config';
import type { RouteMatch } from './matchRoute';
import { twinPath } from './twinPath';

/** The path of the same screen in another league; undefined for a team's screens, as no team is in two leagues. */
export function sameScreen({ route, params }: RouteMatch, { id, provider }: LeagueEntry): string | undefined {
  if (!route.platform || params.teamId !== undefined) return undefined;
  const path = generatePath<string>(route.path, { ...params, leagueId: id });
  return provider === route.platform ? path : twinPath(path);
}
