import { useSyncExternalStore } from 'react';
import { useSettings } from '../../league/useSettings';
import { parseInstant } from '../../lib/instant';
import { timeAgo } from '../../lib/timeAgo';

/** How long after its time an update is overdue, in ms: one takes minutes. */
const GRACE_MS = 30 * 60_000;
const MINUTE_MS = 60_000;

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

/** Says that a league should have been read from its host by now. The server renders nothing: the time is the viewer's. */
export function Overdue({ leagueId }: { leagueId: string }) {
  const { updatedAt, nextUpdateAt } = useSettings(leagueId).freshness?.scores ?? {};
  /** The current minute while an update is overdue. */
  const now = useSyncExternalStore(
    everyMinute,
    () => {
      const isOverdue = nextUpdateAt != null && Date.now() > parseInstant(nextUpdateAt) + GRACE_MS;
      return isOverdue ? Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS : null;
    },
    () => null,
  );
  if (now === null) return null;
  const last = updatedAt == null ? '' : `, last one ${timeAgo(parseInstant(updatedAt), now)}`;
  return <strong className="overdue">{` · Update overdue${last}`}</strong>;
}
