import type { Screen, TitleContext } from '../../routing/screen';
import { readAllTime } from './readAllTime';

export const records = {
  path: '/records/:leagueId',
  title: ({ search }: TitleContext) => (readAllTime(search).isAllTime ? 'All-Time Standings' : 'Records'),
  group: 'History',
  queries: ['getRecords'],
  view: (search) => {
    const { isAllTime, teamId } = readAllTime(search);
    return isAllTime ? { queries: ['getAllTime'], params: { teamId } } : {};
  },
  nav: { place: 'sub', label: 'Records', when: 'hasPlayed' },
  page: () => import(/* webpackChunkName: "records" */ './RecordsPage').then((m) => m.RecordsPage),
} as const satisfies Screen;
