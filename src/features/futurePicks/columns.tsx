import { Fragment } from 'react';
import type { StaticColumn } from '../../components/StaticTable';
import { TeamName } from '../../components/TeamName';
import type { FuturePickRow } from '../../entities/futurePicks';
import { tradeDate } from '../../lib/dates';
import { LocalTime } from '../../components/LocalTime';
import type { TeamPath } from '../../league/useTeamPath';
import type { TeamPicks } from './bySeason';

/** Shown for a round in which a team has no pick. */
const NONE = '–';

/** The owners between a pick's first and present one, and the days of its trades. */
function Trades({ trades, teamPath }: { trades: FuturePickRow['trades']; teamPath: TeamPath }) {
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

/** A pick by its first team: the owner's own, or another's. */
function Pick({ pick: { team, originalTeam, trades }, teamPath }: { pick: FuturePickRow; teamPath: TeamPath }) {
  const isOwn = team.teamId === originalTeam.teamId;
  return (
    <>
      {isOwn ? 'Own' : <TeamName name={originalTeam.teamName} to={teamPath(originalTeam.teamId)} />}
      <Trades {...{ trades, teamPath }} />
    </>
  );
}

/** The columns of a season: the owner, then the picks of each round. */
export const seasonColumns = (rounds: number[], teamPath: TeamPath): StaticColumn<TeamPicks>[] => [
  {
    key: 'team',
    header: 'Team Name',
    rowHeader: true,
    className: 'pinned',
    cell: ({ team }) => <TeamName name={team.teamName} to={teamPath(team.teamId)} />,
  },
  ...rounds.map((round) => ({
    key: String(round),
    header: `Round ${round}`,
    cell: ({ rounds: own }: TeamPicks) => {
      const picks = own.get(round) ?? [];
      if (!picks.length) return NONE;
      return picks.map((pick) => (
        <div key={pick.key}>
          <Pick pick={pick} teamPath={teamPath} />
        </div>
      ));
    },
  })),
];
