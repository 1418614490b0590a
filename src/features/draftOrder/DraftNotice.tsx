import type { Schema } from '../../api/types';
import { Announced } from '../../components/Announced';
import { LocalTime } from '../../components/LocalTime';
import { TeamName } from '../../league/TeamName';
import type { TeamPath } from '../../league/useTeamPath';
import { refreshStamp } from '../../lib/dates';

type Props = { draftDay: Schema<'DraftDay'>; teamPath: TeamPath };

/** Says that the draft is running and which pick is next, or when it is planned to begin. */
export function DraftNotice({ draftDay: { isRunning, startsAt, onTheClock }, teamPath }: Props) {
  if (!isRunning && startsAt === null) return null;
  return (
    <Announced as="p" className="draft-notice">
      {isRunning ? 'The draft is running' : 'The draft is planned for '}
      {!isRunning && <LocalTime value={startsAt} format={refreshStamp} />}
      {onTheClock && (
        <>
          : pick {onTheClock.pickString} is on the clock (
          <TeamName name={onTheClock.teamName} to={teamPath(onTheClock.teamId)} />)
        </>
      )}
      .
    </Announced>
  );
}
