import { Link } from 'react-router';
import { breadcrumbs } from '../routing/breadcrumbs';
import { useRoute } from '../routing/useRoute';

/** The breadcrumbs of the current screen; nothing on a top-level screen. */
export function Breadcrumbs() {
  const match = useRoute();
  const crumbs = match ? breadcrumbs(match) : [];
  if (crumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol className="row muted">
        {crumbs.map(({ label, to }, at) => (
          <li key={to}>{at < crumbs.length - 1 ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
