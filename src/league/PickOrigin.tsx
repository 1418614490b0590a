import { LocalTime } from '../components/LocalTime';
import type { ComingPickRow } from '../entities/tables';
import { tradeDate } from '../lib/dates';
import { joined } from './joined';
import { TeamName } from './TeamName';

/** A pick by its first team, the owner's own or another's, with the owners between that and the present one, and the days of its trades. */
export function PickOrigin({ pick: { team, originalTeam, trades } }: { pick: ComingPickRow }) {
  const isOwn = team.teamId === originalTeam.teamId;
  const through = trades.slice(0, -1).flatMap(({ to }) => to ?? []);
  const days = trades.flatMap(({ date }) => date ?? []);
  return (
    <>
      {isOwn ? 'Own' : <TeamName id={originalTeam.teamId} name={originalTeam.teamName} />}
      {through.length + days.length > 0 && (
        <small>
          {through.length > 0 && ' through '}
          {joined(through, ({ teamId, teamName }) => (
            <TeamName id={teamId} name={teamName} />
          ))}
          {days.length > 0 && ' · '}
          {joined(days, (day) => (
            <LocalTime value={day} format={tradeDate} />
          ))}
        </small>
      )}
    </>
  );
}
