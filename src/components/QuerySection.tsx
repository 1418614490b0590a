import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../browser/announce';
import { type CardLayout, Loading } from './Loading';
import { NoData } from './NoData';
import { RefreshFailure } from './RefreshFailure';

type Props<Row> = {
  rows: Row[] | undefined;
  /** The hint of the empty message: why there may be no rows. */
  emptyHint: string;
  /** The layout of its card skeletons, if it contains cards. */
  cards?: CardLayout;
  query: { loading: boolean; failed: boolean; refetch: () => unknown };
  children: (rows: Row[]) => ReactNode;
};

/** A section that loads rows: a spinner, then the rows or the empty message, with Retry after a failed load. The outcome is announced. */
export function QuerySection<Row>({ rows, query, emptyHint, cards, children }: Props<Row>) {
  const known = rows && rows.length > 0 ? rows : undefined;
  const state = known
    ? 'Loaded'
    : query.loading
      ? 'Loading'
      : query.failed
        ? 'This page could not be loaded'
        : 'No data available';
  const before = useRef(state);
  useEffect(() => {
    if (state !== before.current && state !== 'Loading') announce(state);
    before.current = state;
  }, [state]);

  if (known) {
    return (
      <>
        {query.failed && <RefreshFailure onRetry={query.refetch} />}
        {children(known)}
      </>
    );
  }
  if (query.loading) return <Loading cards={cards} />;
  return <NoData failed={query.failed} onRetry={query.refetch} hint={emptyHint} />;
}
