import { Page } from '../../components/Page';

export function PreDraftTradesPage() {
  return <Page title="PreDraftTrades" children="Coming soon." />;
}
