import { Page } from '../../components/Page';

export function PointsByYearTeamPage() {
  return <Page title="PointsByYearTeam" children="Coming soon." />;
}
