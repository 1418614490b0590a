import { Page } from '../../components/Page';

export function DepthChartPage() {
  return <Page title="DepthChart" children="Coming soon." />;
}
