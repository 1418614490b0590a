import { useView, type View, ViewTabs } from '../../components/ViewTabs';
import { Page } from '../../league/Page';
import { useRouteParams } from '../../routing/useRoute';
import { AllTime } from './AllTime';
import { LeagueRecords } from './LeagueRecords';

/** The page's views; the first is the default. */
const views: readonly [View, ...View[]] = [
  { name: null, label: 'Records' },
  { name: 'alltime', label: 'All time' },
];

/** The records of all seasons of a league; by `?view=alltime` its all-time standings, with `&team=` the head-to-head records of a team. */
export function RecordsPage() {
  const { leagueId } = useRouteParams<'records'>();
  const view = useView(views);
  return (
    <Page>
      <ViewTabs label="Records" views={views} current={view} kept={[]} />
      {view.name === null ? <LeagueRecords leagueId={leagueId} /> : <AllTime leagueId={leagueId} />}
    </Page>
  );
}
