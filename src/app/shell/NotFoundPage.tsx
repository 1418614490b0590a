import { Link } from 'react-router';
import { Page } from '../../components/Page';
import { pathTo } from '../../routing/pathTo';

/** What an address without a screen shows. */
export function NotFoundPage() {
  return (
    <Page title="Not Found" subtitle="No page has this address.">
      <p>
        Choose a league from the Leagues menu, or go to the <Link to={pathTo('landing')}>start page</Link>.
      </p>
    </Page>
  );
}
