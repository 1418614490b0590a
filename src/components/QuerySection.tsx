import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../browser/announce';
import { type CardLayout, Loading } from './Loading';
import { NoData } from './NoData';
import { RefreshFailure } from './RefreshFailure';

type Props<Row> = {
  /** What the section shows, for announcements. */
  label: string;
  rows: Row[] | undefined;
  /** The hint of the empty message: why there may be no rows. */
  emptyHint?: string;
  /** Replaces the empty message, but not the one of a failed load. */
  empty?: ReactNode;
  /** Replaces the section where the account may not read it. */
  forbidden?: string;
  /** The layout of its card skeletons, if it contains cards. */
  cards?: CardLayout;
  query: { loading: boolean; failed: boolean; forbidden?: boolean; refetch: () => unknown };
  children: (rows: Row[]) => ReactNode;
};

const notRefreshed = 'could not be refreshed';

/** A section that loads rows: a spinner, then the rows or the empty message, with Retry after a failed load. The outcome is announced. */
export function QuerySection<Row>({ label, rows, query, emptyHint, empty, forbidden, cards, children }: Props<Row>) {
  const refusal = query.forbidden ? forbidden : undefined;
  const known = rows && rows.length > 0 ? rows : undefined;
  const loaded = known ? 'loaded' : 'no data available';
  const outcome =
    refusal !== undefined || (query.loading && !known)
      ? null
      : query.failed
        ? known
          ? notRefreshed
          : 'could not be loaded'
        : loaded;
  const before = useRef(outcome);
  useEffect(() => {
    // A retried refresh has not loaded anything yet.
    const isRepeated = before.current === notRefreshed && outcome === 'loaded';
    if (outcome !== null && outcome !== before.current && !isRepeated) announce(`${label}: ${outcome}`);
    before.current = outcome;
  }, [label, outcome]);

  if (refusal !== undefined) return <p>{refusal}</p>;
  if (known) {
    return (
      <>
        {query.failed && <RefreshFailure onRetry={query.refetch} />}
        {children(known)}
      </>
    );
  }
  if (query.loading) return <Loading cards={cards} />;
  if (empty !== undefined && !query.failed) return typeof empty === 'string' ? <p>{empty}</p> : empty;
  return <NoData failed={query.failed} onRetry={query.refetch} hint={emptyHint} />;
}
