import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { CardSection } from './CardSection';
import type { Schema } from '../api/types';
import { percentage, points } from '../lib/numbers';
import { Avatar } from './Avatar';
import { ColumnLegend } from './ColumnLegend';
import { LastResults } from './LastResults';
import { Spoken } from './Spoken';
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

/** Most leagues have no victory points. */
const victoryPoints = numberColumn('VP', 'Victory points', (team) => team.victoryPoints ?? '–');

/** The columns of the standings of teams, whose names are links where there is a `teamPath`. */
export const standingsColumns = (teams: readonly Team[], teamPath?: TeamPath): StaticColumn<Team>[] => [
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
  ...(teams.some((team) => team.victoryPoints != null) ? [victoryPoints] : []),
  numberColumn('Pct', 'Share of games won, a tie counting half', (team) => percentage(team.percentage)),
  numberColumn('F', 'Points for', ({ pointsFor }) => points(pointsFor)),
  numberColumn('A', 'Points against', ({ pointsAgainst }) => points(pointsAgainst)),
];

/** What the headers of standings mean, once below all divisions. */
export const StandingsLegend = ({ teams }: { teams: readonly Team[] }) => <ColumnLegend columns={standingsColumns(teams)} />;

type Props = {
  name: string;
  /** The URL that the name leads to. */
  to?: string;
  teams: Team[];
  /** The URL of a team's page; without it rows are not links. */
  teamPath?: TeamPath;
  /** The ids of the teams in a play-off place, which are marked. */
  inPlayoffs?: ReadonlySet<string>;
};

const none: ReadonlySet<string> = new Set();

/** The columns of a division: the team's last results are below its name. */
function divisionColumns(
  teams: readonly Team[],
  teamPath: TeamPath | undefined,
  inPlayoffs: ReadonlySet<string>,
): StaticColumn<Team>[] {
  const nameCell = ({ id, teamName, lastResults = [] }: Team) => (
    <>
      {teamPath ? <Link to={teamPath(id)}>{teamName}</Link> : teamName}
      {inPlayoffs.has(id) && <Spoken text="In a play-off spot" />}
      {lastResults.length > 0 && <LastResults results={lastResults} />}
    </>
  );
  return standingsColumns(teams, teamPath).map((column) => (column.key === 'team' ? { ...column, cell: nameCell } : column));
}

/** A division's standings as a card. A click anywhere on a row opens its team; the team's name is a real link to it. */
export function DivisionTable({ name, to, teams, teamPath, inPlayoffs = none }: Props) {
  const navigate = useNavigate();
  const columns = useMemo(() => divisionColumns(teams, teamPath, inPlayoffs), [teams, teamPath, inPlayoffs]);
  return (
    <CardSection title={to === undefined ? name : <Link to={to}>{name}</Link>}>
      <StaticTable
        label={name}
        columns={columns}
        rows={teams}
        rowKey={({ key }) => key}
        rowClassName={({ id }) => [teamPath && 'row-link', inPlayoffs.has(id) && 'row-in'].filter(Boolean).join(' ')}
        onRowClick={teamPath && (({ id }) => void navigate(teamPath(id)))}
        hasLinks={teamPath !== undefined}
      />
    </CardSection>
  );
}
