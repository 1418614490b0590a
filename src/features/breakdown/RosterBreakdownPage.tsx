import { Page } from '../../components/Page';

export function RosterBreakdownPage() {
  return <Page title="RosterBreakdown" children="Coming soon." />;
}
