import type { Screen } from '../../routing/screen';

export const landing = {
  path: '/',
  title: '',
  // The directory's first page, where the configuration has not all public leagues.
  view: (_, config) => (config?.hasMoreLeagues ? { queries: ['getDirectory'], params: { page: 1 } } : {}),
  page: () => import(/* webpackChunkName: "landing" */ './LandingPage').then((m) => m.LandingPage),
} as const satisfies Screen;
