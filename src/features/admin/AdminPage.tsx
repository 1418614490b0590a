import { Page } from '../../components/Page';

export function AdminPage() {
  return <Page title="Admin" children="Coming soon." />;
}
