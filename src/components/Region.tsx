import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../lib/announce';
import { type CardLayout, Loading } from './Loading';
import { NoData } from './NoData';

type Props<Row> = {
  rows: Row[] | undefined;
  /** Why there may be no rows, and what brings them. */
  emptyHint: string;
  /** How its cards will stand, where it has some. */
  cards?: CardLayout;
  query: { loading: boolean; failed: boolean; refetch: () => unknown };
  children: (rows: Row[]) => ReactNode;
};

/** A region that waits for rows: a spinner, then the rows, or the empty message with Retry after a failed load. Read out when they come. */
export function Region<Row>({ rows, query, emptyHint, cards, children }: Props<Row>) {
  const known = rows && rows.length > 0 ? rows : undefined;
  const came = known !== undefined;
  const waited = useRef(!came);
  useEffect(() => {
    if (came && waited.current) announce('Loaded');
    waited.current = !came;
  }, [came]);

  if (known) return children(known);
  if (query.loading) return <Loading cards={cards} />;
  return <NoData failed={query.failed} onRetry={query.refetch} hint={emptyHint} />;
}
