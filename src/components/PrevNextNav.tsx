import { Link } from 'react-router';

/** A link to the previous or next page, such as the next week. */
export type Neighbour = { label: string; to: string; state?: unknown };

type Props = {
  /** The navigation's accessible name, such as `Weeks`. */
  label: string;
  previous?: Neighbour;
  next?: Neighbour;
};

/** Links to the previous and the next page. A missing one leaves its space empty, so that the other does not move under the pointer. */
export function PrevNextNav({ label, previous, next }: Props) {
  return (
    <nav className="steps" aria-label={label}>
      <NeighbourLink neighbour={previous} kind="previous" />
      <NeighbourLink neighbour={next} kind="next" />
    </nav>
  );
}

function NeighbourLink({ neighbour, kind }: { neighbour: Neighbour | undefined; kind: 'previous' | 'next' }) {
  if (!neighbour) return <span className="button" aria-hidden="true" />;
  return (
    <Link className="button" to={neighbour.to} state={neighbour.state} rel={kind === 'next' ? 'next' : 'prev'}>
      {neighbour.label}
    </Link>
  );
}
