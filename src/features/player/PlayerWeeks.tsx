import { Link } from 'react-router';
import type { Schema } from '../../api/types';
import { CardSection } from '../../components/CardSection';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { slotNames } from '../../league/slotNames';
import { TeamName } from '../../league/TeamName';
import { points } from '../../lib/numbers';
import { useLeaguePaths } from '../../routing/usePlatform';
import { PointsChart } from './PointsChart';

type Week = Schema<'PlayerWeek'>;

const none = '–';

function columnsOf(weekPath: (week: Week) => string): StaticColumn<Week>[] {
  return [
    {
      key: 'week',
      header: 'Week',
      rowHeader: true,
      className: 'pinned nowrap',
      narrow: 'title',
      cell: (week) => <Link to={weekPath(week)}>Week {week.week}</Link>,
    },
    {
      key: 'team',
      header: 'Team',
      narrow: 'chip',
      cell: ({ team }) => <TeamName id={team.teamId} name={team.teamName} />,
    },
    {
      key: 'opponent',
      header: 'Opponent',
      narrow: 'chip',
      narrowLabel: 'against',
      isMissing: ({ opponent }) => opponent === null,
      cell: ({ opponent }) => (opponent ? <TeamName id={opponent.teamId} name={opponent.teamName} /> : none),
    },
    {
      key: 'slot',
      header: 'Slot',
      narrow: 'chip',
      cell: ({ slot }) => <span className={`slot--${slot}`}>{slotNames[slot]}</span>,
    },
    {
      key: 'points',
      header: 'Points',
      align: 'right',
      narrow: 'figure',
      description: '– if he did not play; Bye in the bye week of his present NFL team',
      cell: (week) => (week.isBye ? 'Bye' : week.points === null ? none : points(week.points)),
    },
  ];
}

type Props = { leagueId: string; season: Schema<'PlayerSeason'>; playerName: string };

/** A player's points in each week of a season, with his team and its game, as a chart and a table. Weeks without a start are muted. */
export function PlayerWeeks({ leagueId, season: { season, weeks }, playerName }: Props) {
  const paths = useLeaguePaths();
  const columns = columnsOf(({ week, team }) => paths.matchup(leagueId, season, week, team.teamId));
  const title = `Weeks of ${season}`;
  return (
    <>
      <PointsChart {...{ season, weeks, playerName }} />
      <CardSection title={title} flush>
        <StaticTable
          hasLinks
          label={title}
          columns={columns}
          rows={weeks}
          rowKey={({ week, team }) => `${week} ${team.teamId}`}
          rowClassName={({ slot }) => (slot === 'starter' ? undefined : 'story__benched')}
        />
      </CardSection>
    </>
  );
}
