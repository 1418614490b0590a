import { Page } from '../../components/Page';

export function PointsByYearPage() {
  return <Page title="PointsByYear" children="Coming soon." />;
}
