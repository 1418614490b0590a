import { readDraft, readYear } from '../../routing/readSearch';
import type { Screen, TitleContext } from '../../routing/screen';

/** After the draft, the draft order also lists the drafted players. */
const afterDraft = { label: 'Draft Results', search: '?view=board' };

function titleOf({ search, hasDrafted, season }: TitleContext): string {
  const year = readYear(search);
  if (year !== undefined && year !== season) return `${year} ${afterDraft.label}`;
  const view = search.get('view');
  if (view === 'capital' && !hasDrafted) return 'Draft Capital';
  if (view !== 'board') return 'Draft Order';
  return hasDrafted ? afterDraft.label : 'Draft Board';
}

export const draftOrder = {
  path: '/draftorder/:leagueId',
  title: titleOf,
  group: 'Draft',
  queries: ['getDraftOrder'],
  view: (search) => ({ params: { year: readYear(search), draft: readDraft(search) } }),
  nav: { place: 'menu', label: 'Draft Order', keys: 'g d', when: 'beforeDraft', afterDraft },
  page: () => import(/* webpackChunkName: "draftOrder" */ './DraftOrderPage').then((m) => m.DraftOrderPage),
} as const satisfies Screen;
