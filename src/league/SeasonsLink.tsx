import { Link, useSearchParams } from 'react-router';
import { allSeasons, showsAllSeasons } from '../routing/allSeasons';
import { withParam } from '../lib/withParam';

/** A link from one season to all of them, with the current search and filters, or back. */
export function SeasonsLink({ label, className }: { label: string; className?: string }) {
  const [search] = useSearchParams();
  const value = showsAllSeasons(search) ? undefined : allSeasons.value;
  const to = withParam(withParam(search, 'page', undefined), allSeasons.name, value);
  return (
    <Link className={className} to={{ search: to.toString() }} replace preventScrollReset>
      {label}
    </Link>
  );
}

/** The hint of a search that finds nothing in one season. */
export const searchAllSeasons = () => (
  <p>
    <SeasonsLink label="Search all seasons" />
  </p>
);
