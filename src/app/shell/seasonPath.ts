import { generatePath } from 'react-router';
import type { RouteMatch } from '../../routing/routeParams';
import { routeOf, type Route } from '../../routing/routes';
import { withParam } from '../../lib/withParam';
import type { ScreenId } from '../../features/screens';

/** Whether a page is a view of a team that has seasons. */
export const hasTeamSeasons = ({ id }: Route, view: string | null): boolean =>
  id === 'team' && (view === 'season' || view === 'moves');

const withSearch = (path: string, search: URLSearchParams) => (search.size > 0 ? `${path}?${search}` : path);

/**
 * The path of the same screen in another season, with its search and filters; undefined where a screen has no seasons. Past standings are
 * in the history. No team is certain to be in another season: a team's scores lead to those of all teams, its page says so.
 * @param newest the season of the screen without a year in its URL
 */
export function seasonPath(
  { route, params }: RouteMatch,
  search: URLSearchParams,
  year: number,
  newest?: number,
): string | undefined {
  const { id, group, platform } = route;
  const pathOf = (screen: ScreenId) => generatePath<string>(routeOf(screen, platform).path, { ...params, year: String(year) });
  const view = search.get('view');
  if (group === 'Scores' && params.teamId !== undefined) return pathOf('pointsByYear');
  if (params.year !== undefined)
    return withSearch(pathOf(id), withParam(withParam(search, 'page', undefined), 'week', undefined));
  if (id === 'standings' && ['games', 'playoffs', 'rules'].includes(view ?? '')) return `${pathOf(id)}?view=${view}&year=${year}`;
  if (id === 'draftOrder' || id === 'playerStory') {
    const inSeason = withParam(withParam(search, 'draft', undefined), 'year', year === newest ? undefined : String(year));
    return withSearch(pathOf(id), inSeason);
  }
  if (hasTeamSeasons(route, view)) return `${pathOf(id)}?view=${view}&year=${year}`;
  const isStandings = id === 'standings' || view === 'regular';
  if (isStandings && year === newest) return pathOf('standings');
  if (isStandings || view === 'final') return `${pathOf('history')}?view=${view === 'final' ? view : 'regular'}&year=${year}`;
  return undefined;
}
