import type { Schema } from '../../api/types';
import { LocalTime } from '../../components/LocalTime';
import { refreshStamp, tradeDate } from '../../lib/dates';

interface FreshnessProps {
  freshness: Schema<'LeagueFreshness'>;
  /** What the page shows of the league. */
  shows: 'scores' | 'rosters';
}

/** When the data of a page was read from its league's host, and when it is read next. */
export function Freshness({ freshness: { isDelayed, demoAt, draftSeconds, ...ages }, shows }: FreshnessProps) {
  const { updatedAt, nextUpdateAt } = ages[shows];
  return (
    <>
      {updatedAt !== null ? (
        <span>
          Updated <LocalTime value={updatedAt} format={refreshStamp} />
        </span>
      ) : (
        demoAt !== null && (
          <span>
            Demo data as of <LocalTime value={demoAt} format={tradeDate} />
          </span>
        )
      )}
      {isDelayed && <span>Updates are delayed</span>}
      {nextUpdateAt !== null && (
        <span>
          Next update <LocalTime value={nextUpdateAt} format={refreshStamp} />
        </span>
      )}
      {draftSeconds !== undefined && shows === 'rosters' && <span>Draft every {draftSeconds} seconds</span>}
    </>
  );
}
