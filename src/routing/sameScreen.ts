import { generatePath } from 'react-router';
import type { LeagueEntry } from '../lib/config';
import type { RouteMatch } from './routeParams';
import { routeOf } from './routes';

/**
 * The path of the same screen in another league. No team is in two leagues: a team's scores lead to the scores of the year, its other
 * screens to nothing (undefined).
 */
export function sameScreen({ route, params }: RouteMatch, { id, provider }: LeagueEntry): string | undefined {
  if (!route.platform || (params.teamId !== undefined && params.year === undefined)) return undefined;
  const { path } = routeOf(route.id, provider);
  const [withoutTeam = path] = path.split('/:teamId');
  return generatePath<string>(withoutTeam, { ...params, leagueId: id });
}
