import type { Screen } from '../../routing/screen';

export const records = {
  path: '/records/:leagueId',
  title: 'Records',
  group: 'History',
  queries: ['getRecords'],
  nav: { place: 'sub', label: 'Records', when: 'hasPlayed' },
  page: () => import(/* webpackChunkName: "records" */ './RecordsPage').then((m) => m.RecordsPage),
} as const satisfies Screen;
