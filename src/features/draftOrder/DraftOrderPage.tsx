import { Page } from '../../components/Page';

export function DraftOrderPage() {
  return <Page title="DraftOrder" children="Coming soon." />;
}
