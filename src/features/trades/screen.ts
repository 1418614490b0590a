import { readDraft } from '../../routing/readSearch';
import type { Screen, TitleContext } from '../../routing/screen';

export const preDraftTrades = {
  path: '/predrafttrades/:leagueId/:year',
  title: ({ params }: TitleContext) => `${params.year} Pre-Draft Trades`,
  group: 'Draft',
  queries: ['getPreDraftTrades'],
  view: (search) => ({ params: { draft: readDraft(search) } }),
  nav: { place: 'sub', label: 'Pre-Draft Trades', year: 'league' },
  page: () => import(/* webpackChunkName: "preDraftTrades" */ './PreDraftTradesPage').then((m) => m.PreDraftTradesPage),
} as const satisfies Screen;
