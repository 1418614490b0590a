import { LocalTime } from '../../components/LocalTime';
import { selectNextUpdateAt, selectUpdatedAt } from '../../entities/settingsSlice';
import { refreshStamp } from '../../lib/dates';
import { useAppSelector } from '../../store/hooks';

/** When a league was read from its host, and when it is read next; nothing for a league that is not on the schedule. */
export function Freshness({ leagueId }: { leagueId: string }) {
  const updatedAt = useAppSelector((state) => selectUpdatedAt(state, leagueId));
  const nextUpdateAt = useAppSelector((state) => selectNextUpdateAt(state, leagueId));
  return (
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
}
