import { Link } from 'react-router';
import { pathTo } from '../../routing/pathTo';

/** The page of a URL without a screen. Every page's script has it, so it goes without the components of pages. */
export function NotFoundPage() {
  return (
    <div className="page page-width">
      <h1>Not Found</h1>
      <p className="page-header__subtitle">There is no page at this address.</p>
      <p>
        Choose a league from the Leagues menu, or go to the <Link to={pathTo('landing')}>start page</Link>.
      </p>
    </div>
  );
}
