import { readWeek } from '../../routing/readSearch';
import type { Screen, TitleContext } from '../../routing/screen';

function titleOf({ params: { year }, search }: TitleContext): string {
  const week = readWeek(search);
  return `${week === undefined ? 'Weekly' : `Week ${week}`} Rosters ${year}`;
}

export const weekRosters = {
  path: '/weeklyrosters/:leagueId/:year',
  title: titleOf,
  group: 'Scores',
  queries: ['getWeekRosters'],
  view: (search) => ({ params: { week: readWeek(search) } }),
  nav: { place: 'sub', label: 'Weekly Rosters', when: 'hasPlayed' },
  page: () => import(/* webpackChunkName: "weekRosters" */ './WeekRostersPage').then((m) => m.WeekRostersPage),
} as const satisfies Screen;
