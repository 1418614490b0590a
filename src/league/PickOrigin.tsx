import { Fragment } from 'react';
import { LocalTime } from '../components/LocalTime';
import type { ComingPickRow } from '../entities/tables';
import { tradeDate } from '../lib/dates';
import { TeamName } from './TeamName';
import type { TeamPath } from './useTeamPath';

/** The owners between a pick's first and present one, and the days of its trades. */
function Trades({ trades, teamPath }: { trades: ComingPickRow['trades']; teamPath: TeamPath }) {
  const through = trades.slice(0, -1).flatMap(({ to }) => to ?? []);
  const days = trades.flatMap(({ date }) => date ?? []);
  if (!through.length && !days.length) return null;
  return (
    <small>
      {through.map(({ teamId, teamName }, i) => (
        <Fragment key={teamId + i}>
          {i === 0 ? ' through ' : ', '}
          <TeamName name={teamName} to={teamPath(teamId)} />
        </Fragment>
      ))}
      {days.map((day, i) => (
        <span key={day + i}>
          {i === 0 ? ' · ' : ', '}
          <LocalTime value={day} format={tradeDate} />
        </span>
      ))}
    </small>
  );
}

/** A pick by its first team: the owner's own, or another's, with its trades. */
export function PickOrigin({ pick: { team, originalTeam, trades }, teamPath }: { pick: ComingPickRow; teamPath: TeamPath }) {
  const isOwn = team.teamId === originalTeam.teamId;
  return (
    <>
      {isOwn ? 'Own' : <TeamName name={originalTeam.teamName} to={teamPath(originalTeam.teamId)} />}
      <Trades {...{ trades, teamPath }} />
    </>
  );
}
