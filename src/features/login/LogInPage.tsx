import { Page } from '../../components/Page';

export function LogInPage() {
  return <Page title="LogIn" children="Coming soon." />;
}
