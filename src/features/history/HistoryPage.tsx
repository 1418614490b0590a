import { Page } from '../../components/Page';

export function HistoryPage() {
  return <Page title="History" children="Coming soon." />;
}
