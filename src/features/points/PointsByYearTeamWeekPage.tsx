import { Page } from '../../components/Page';

export function PointsByYearTeamWeekPage() {
  return <Page title="PointsByYearTeamWeek" children="Coming soon." />;
}
