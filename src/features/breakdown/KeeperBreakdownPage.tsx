import { Page } from '../../components/Page';

export function KeeperBreakdownPage() {
  return <Page title="KeeperBreakdown" children="Coming soon." />;
}
