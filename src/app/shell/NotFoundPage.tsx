import { Link } from 'react-router';
import { pathTo } from '../../routing/pathTo';

/** The page of a URL without a screen, or of a league that does not exist for this account. It is in the script of every page, so it does not use the components of pages. */
export function NotFoundPage({ isLeague = false }) {
  return (
    <div className="page page-width">
      <h1>Not Found</h1>
      <p className="page-header__subtitle">
        {isLeague ? 'This league does not exist, or only its members can see it.' : 'There is no page at this address.'}
      </p>
      <p>
        Choose a league from the Leagues menu, or go to the <Link to={pathTo('landing')}>start page</Link>.
      </p>
    </div>
  );
}
