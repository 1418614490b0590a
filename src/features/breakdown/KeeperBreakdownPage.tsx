import type { ComponentType } from 'react';
import { useView, type View, ViewTabs } from '../../components/ViewTabs';
import { keeperBreakdowns } from '../../entities/tables';
import { lazyView } from '../../league/lazyView';
import { useRouteParams } from '../../routing/useRoute';
import { useRows } from '../../store/useRows';
import { Breakdown } from './Breakdown';

/** The page's views; the first is the default. */
const views: readonly [View, ...View[]] = [
  { name: null, label: 'Averages' },
  { name: 'choices', label: 'Choices' },
  { name: 'history', label: 'History' },
];

/** The views beside the averages, by their names. */
const others: Record<string, ComponentType<{ leagueId: string }>> = {
  choices: lazyView(() => import(/* webpackChunkName: "keeperViews" */ './KeeperChoices').then((m) => m.KeeperChoices)),
  history: lazyView(() => import(/* webpackChunkName: "keeperViews" */ './KeeperHistory').then((m) => m.KeeperHistory)),
};

/** The average ADP and age of each team's keepers; by `?view=choices` whom the teams have chosen, by `?view=history` whom they kept. */
export function KeeperBreakdownPage() {
  const { leagueId } = useRouteParams<'keeperBreakdown'>();
  const { rows, query } = useRows(keeperBreakdowns, { leagueId });
  const view = useView(views);
  const Other = others[view.name ?? ''];
  return (
    <Breakdown
      kind="keepers"
      leagueId={leagueId}
      rows={rows}
      query={query}
      screen="Keeper Breakdown"
      subtitle="Standings"
      tabs={<ViewTabs label="Keepers" views={views} current={view} />}
      other={Other && <Other key={leagueId} leagueId={leagueId} />}
    />
  );
}
