import type { Schema } from '../../api/types';
import { Announced } from '../../components/Announced';
import { LocalTime } from '../../components/LocalTime';
import type { DraftPickRow } from '../../entities/draftPicks';
import { TeamName } from '../../league/TeamName';
import { refreshStamp } from '../../lib/dates';

type Props = { draftDay: Schema<'DraftDay'> };

/** Says that the draft is running or paused and which pick is next, or when it is planned to begin. */
export function DraftNotice({ draftDay: { isRunning, isPaused, startsAt, onTheClock } }: Props) {
  if (!isRunning && startsAt === null) return null;
  return (
    <Announced as="p" className="draft-notice">
      The draft is {isPaused ? 'paused' : isRunning ? 'running' : 'planned for '}
      {!isRunning && <LocalTime value={startsAt} format={refreshStamp} />}
      {onTheClock && (
        <>
          : pick {onTheClock.pickString} is {isPaused ? 'next' : 'on the clock'} (
          <TeamName id={onTheClock.teamId} name={onTheClock.teamName} />)
        </>
      )}
      .
    </Announced>
  );
}

/** Says that nobody has set the draft's order yet, or only a part of it; nothing for an order that is set. */
export function OrderNotice({ picks }: { picks: readonly DraftPickRow[] }) {
  if (!picks.some(({ isGuess }) => isGuess)) return null;
  const isInPart = picks.some(({ isGuess, player }) => !isGuess && !player);
  return (
    <p className="draft-notice draft-notice--open">
      {isInPart
        ? 'The draft order is set in part. The other teams have their picks of each round, without a place in it yet.'
        : 'The draft order is not set yet. Each team has its picks of each round, without a place in it.'}
    </p>
  );
}
