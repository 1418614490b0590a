import { Page } from '../../components/Page';

export function StandingsPage() {
  return <Page title="Standings" children="Coming soon." />;
}
