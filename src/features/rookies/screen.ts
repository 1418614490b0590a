import type { Screen, TitleContext } from '../../routing/screen';

export const rookies = {
  path: '/rookies/:leagueId/:year',
  title: ({ params }: TitleContext) => `${params.year} Rookies`,
  group: 'Players',
  queries: ['getRookies'],
  nav: { place: 'menu', label: '{season} Rookies', keys: 'g r' },
  page: () => import(/* webpackChunkName: "rookies" */ './RookiesPage').then((m) => m.RookiesPage),
} as const satisfies Screen;
