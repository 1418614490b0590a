import type { Screen, TitleContext } from '../../routing/screen';

export const pointsByYear = {
  path: '/history/:leagueId/pointsbyyear/:year',
  title: ({ params }: TitleContext) => `${params.year} Team Scores`,
  group: 'Scores',
  queries: ['pointsByYear'],
  crumb: '{year} Team Scores',
  nav: { place: 'menu', inShortNavbar: true, label: '{season} Team Scores', keys: 'g t', when: 'hasPlayed' },
  page: () => import(/* webpackChunkName: "pointsByYear" */ './PointsByYearPage').then((m) => m.PointsByYearPage),
} as const satisfies Screen;

export const pointsByYearTeam = {
  path: '/history/:leagueId/pointsbyyear/:year/:teamId',
  title: 'Weekly Scores',
  group: 'Scores',
  queries: ['pointsByYearTeam'],
  parent: 'pointsByYear',
  page: () => import(/* webpackChunkName: "pointsByYearTeam" */ './PointsByYearTeamPage').then((m) => m.PointsByYearTeamPage),
} as const satisfies Screen;

export const pointsByYearTeamWeek = {
  path: '/history/:leagueId/pointsbyyear/:year/:teamId/:week',
  title: 'Player Scores',
  group: 'Scores',
  queries: ['pointsByYearTeamWeek', 'getMatchup'],
  idleParam: 'week',
  parent: 'pointsByYearTeam',
  page: () =>
    import(/* webpackChunkName: "pointsByYearTeamWeek" */ './PointsByYearTeamWeekPage').then((m) => m.PointsByYearTeamWeekPage),
} as const satisfies Screen;
