import { useId, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Schema } from '../api/types';
import { decimals, percentage } from '../lib/numbers';
import { Avatar } from './Avatar';
import { type StaticColumn, StaticTable } from './StaticTable';

/** A team of standings. */
export type Team = { key: string } & Schema<'StandingsTeam'>;

type TeamPath = (teamId: string) => string;

export const avatarColumn: StaticColumn<{ avatar?: string | null; teamName: string }> = {
  key: 'avatar',
  header: <span className="visually-hidden">Avatar</span>,
  className: 'narrow',
  cell: ({ avatar, teamName }) => <Avatar src={avatar} name={teamName} />,
};

const numberColumn = (header: string, description: string, cell: (team: Team) => string | number): StaticColumn<Team> => ({
  key: header,
  header,
  description,
  align: 'right',
  cell,
});

/** The columns of standings; team names are links where there is a `teamPath`. */
export const standingsColumns = (teamPath?: TeamPath): StaticColumn<Team>[] => [
  avatarColumn,
  {
    key: 'team',
    header: 'Team',
    rowHeader: true,
    className: 'pinned',
    cell: ({ id, teamName }) => (teamPath ? <Link to={teamPath(id)}>{teamName}</Link> : teamName),
  },
  numberColumn('W', 'Wins', ({ wins }) => wins),
  numberColumn('L', 'Losses', ({ losses }) => losses),
  numberColumn('T', 'Ties', ({ draws }) => draws),
  numberColumn('Pct', 'Share of games won, a tie counting half', (team) => percentage(team.percentage)),
  numberColumn('F', 'Points for', ({ pointsFor }) => decimals(pointsFor, 2)),
  numberColumn('A', 'Points against', ({ pointsAgainst }) => decimals(pointsAgainst, 2)),
];

type Props = {
  name: string;
  teams: Team[];
  /** The URL of a team's page; without it rows are not links. */
  teamPath?: TeamPath;
};

/** A division's standings as a card. A click anywhere on a row opens its team; the team's name is a real link to it. */
export function DivisionTable({ name, teams, teamPath }: Props) {
  const navigate = useNavigate();
  const headingId = useId();
  const columns = useMemo(() => standingsColumns(teamPath), [teamPath]);
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId} className="card__title">
        {name}
      </h2>
      <StaticTable
        label={name}
        columns={columns}
        rows={teams}
        rowKey={({ key }) => key}
        rowClassName={() => (teamPath ? 'row-link' : undefined)}
        onRowClick={teamPath && (({ id }) => void navigate(teamPath(id)))}
        hasLinks={teamPath !== undefined}
      />
    </section>
  );
}
