import { showsAllSeasons } from '../../routing/allSeasons';
import type { Screen, TitleContext } from '../../routing/screen';

export const transactions = {
  path: '/transactions/:leagueId/:year',
  title: ({ params, search }: TitleContext) =>
    showsAllSeasons(search) ? 'Transactions of all seasons' : `${params.year} Transactions`,
  group: 'Players',
  queries: ['getTransactions'],
  view: (search) => (showsAllSeasons(search) ? { params: { year: undefined } } : {}),
  nav: { place: 'sub', label: 'Transactions' },
  page: () => import(/* webpackChunkName: "transactions" */ './TransactionsPage').then((m) => m.TransactionsPage),
} as const satisfies Screen;
