import type { Screen, TitleContext } from '../../routing/screen';
import { readYearView, viewNames } from './yearView';

function titleOf({ search }: TitleContext): string {
  const selected = readYearView(search);
  return selected ? `${selected.year} ${viewNames[selected.view]}` : 'History';
}

export const history = {
  path: '/league/history/:leagueId',
  title: titleOf,
  group: 'History',
  queries: ['getLeagueYears'],
  nav: { place: 'bar', label: 'History', keys: 'g h', when: 'hasPlayed' },
  page: () => import(/* webpackChunkName: "history" */ './HistoryPage').then((m) => m.HistoryPage),
} as const satisfies Screen;
