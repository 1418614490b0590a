import { readId } from '../../routing/readSearch';
import type { Screen, TitleContext } from '../../routing/screen';

const isAllTime = (search: URLSearchParams) => search.get('view') === 'alltime';

export const records = {
  path: '/records/:leagueId',
  title: ({ search }: TitleContext) => (isAllTime(search) ? 'All-Time Standings' : 'Records'),
  group: 'Scores',
  queries: ['getRecords'],
  view: (search) => (isAllTime(search) ? { queries: ['getAllTime'], params: { teamId: readId(search, 'team') } } : {}),
  nav: { place: 'sub', label: 'Records', when: 'hasPlayed' },
  page: () => import(/* webpackChunkName: "records" */ './RecordsPage').then((m) => m.RecordsPage),
} as const satisfies Screen;
