import { showsAllSeasons } from '../../routing/allSeasons';
import { readYear } from '../../routing/readSearch';
import type { Screen, TitleContext } from '../../routing/screen';

/** The titles of the views beside the roster. Their names in the URL are the same words. */
const titles = ['Keepers', 'Season', 'Picks', 'Moves'];

function titleOf({ search }: TitleContext): string {
  const view = search.get('view');
  const label = titles.find((title) => title.toLowerCase() === view) ?? 'Team';
  if (view === 'moves' && showsAllSeasons(search)) return `${label} of all seasons`;
  const year = view === 'season' || view === 'moves' ? readYear(search) : undefined;
  return year === undefined ? label : `${label} ${year}`;
}

export const team = {
  path: '/league/:leagueId/team/:teamId',
  title: titleOf,
  group: 'Teams',
  queries: ['getTeam', 'getTeamProfile', 'getLeague'],
  page: () => import(/* webpackChunkName: "team" */ './TeamPage').then((m) => m.TeamPage),
} as const satisfies Screen;
