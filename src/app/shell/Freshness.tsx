import { LocalTime } from '../../components/LocalTime';
import { refreshStamp } from '../../lib/dates';

type Props = { updatedAt: string | null | undefined; nextUpdateAt: string | null | undefined };

/** When a league was read from its host, and when it is read next. */
export const Freshness = ({ updatedAt, nextUpdateAt }: Props) => (
  <>
    {updatedAt && (
      <span>
        Updated <LocalTime value={updatedAt} format={refreshStamp} />
      </span>
    )}
    {nextUpdateAt && (
      <span>
        Next update <LocalTime value={nextUpdateAt} format={refreshStamp} />
      </span>
    )}
  </>
);
