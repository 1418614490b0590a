import type { Schema } from '../../api/types';
import { Announced } from '../../components/Announced';
import { LocalTime } from '../../components/LocalTime';
import { TeamName } from '../../league/TeamName';
import type { TeamPath } from '../../league/useTeamPath';
import { refreshStamp } from '../../lib/dates';

type Props = { draftDay: Schema<'DraftDay'>; teamPath: TeamPath };

/** Says that the draft is running or paused and which pick is next, or when it is planned to begin. */
export function DraftNotice({ draftDay: { isRunning, isPaused, startsAt, onTheClock }, teamPath }: Props) {
  if (!isRunning && startsAt === null) return null;
  return (
    <Announced as="p" className="draft-notice">
      The draft is {isPaused ? 'paused' : isRunning ? 'running' : 'planned for '}
      {!isRunning && <LocalTime value={startsAt} format={refreshStamp} />}
      {onTheClock && (
        <>
          : pick {onTheClock.pickString} is {isPaused ? 'next' : 'on the clock'} (
          <TeamName name={onTheClock.teamName} to={teamPath(onTheClock.teamId)} />)
        </>
      )}
      .
    </Announced>
  );
}
