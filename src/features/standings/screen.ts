import type { QueryName } from '../../api/types';
import type { Screen, TitleContext } from '../../routing/screen';
import { readWeek, readYear } from '../../routing/readSearch';

function titleOf({ search }: TitleContext): string {
  const week = readWeek(search);
  const year = readYear(search);
  const games = week === undefined ? 'Games' : `Games week ${week}`;
  const titles: Record<string, string> = {
    league: 'All Teams',
    games: year === undefined ? games : `${games}, ${year}`,
    playoffs: year === undefined ? 'Play-offs' : `Play-offs ${year}`,
    rules: year === undefined ? 'Rules' : `Rules ${year}`,
  };
  return titles[search.get('view') ?? ''] ?? 'Standings';
}

/** The queries of the views beside those of the standings. */
const viewQueries: Record<string, QueryName[]> = { games: ['getGames'], playoffs: ['getBracket'], rules: ['getRules'] };

export const standings = {
  path: '/league/:leagueId',
  title: titleOf,
  group: 'Standings',
  queries: ['getLeague'],
  view: (search) => ({
    queries: viewQueries[search.get('view') ?? ''],
    params: { year: readYear(search), week: readWeek(search) },
  }),
  nav: { place: 'menu', inShortNavbar: true, label: 'Standings', keys: 'g s' },
  page: () => import(/* webpackChunkName: "standings" */ './StandingsPage').then((m) => m.StandingsPage),
} as const satisfies Screen;
