import type { Screen } from '../../routing/screen';

export const leagueSettings = {
  path: '/league/:leagueId/settings',
  title: 'League settings',
  page: () => import(/* webpackChunkName: "leagueSettings" */ './LeagueSettingsPage').then((m) => m.LeagueSettingsPage),
} as const satisfies Screen;
