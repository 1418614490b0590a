import type { Screen } from '../../routing/screen';

export const futurePicks = {
  path: '/futurepicks/:leagueId',
  title: 'Future Picks',
  group: 'Draft',
  queries: ['getFuturePicks'],
  nav: { place: 'sub', label: 'Future Picks', when: 'tradesFuturePicks' },
  page: () => import(/* webpackChunkName: "futurePicks" */ './FuturePicksPage').then((m) => m.FuturePicksPage),
} as const satisfies Screen;
