import { Page } from '../../components/Page';

export function RookiesPage() {
  return <Page title="Rookies" children="Coming soon." />;
}
