import { Page } from '../../components/Page';

export function AvailablePlayersPage() {
  return <Page title="AvailablePlayers" children="Coming soon." />;
}
