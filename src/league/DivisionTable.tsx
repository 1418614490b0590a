import { Link, useNavigate } from 'react-router';
import { CardSection } from '../components/CardSection';
import type { Schema } from '../api/types';
import { percentage, points } from '../lib/numbers';
import { Avatar } from './Avatar';
import { ColumnLegend } from '../components/ColumnLegend';
import { LastResults, type WeekPath } from './LastResults';
import { hasRecords } from './records';
import { Spoken } from '../components/Spoken';
import { type StaticColumn, StaticTable } from '../components/StaticTable';

/** A team of standings. */
export type Team = { key: string } & Schema<'StandingsTeam'>;

type TeamPath = (teamId: string) => string;

export const avatarColumn: StaticColumn<{ avatar?: string | null; teamName: string }> = {
  key: 'avatar',
  header: <span className="visually-hidden">Avatar</span>,
  className: 'narrow',
  narrow: 'lead',
  cell: ({ avatar, teamName }) => <Avatar src={avatar} name={teamName} />,
};

const numberColumn = (
  header: string,
  description: string,
  cell: (team: Team) => string | number,
  { narrow = 'chip', ...size }: Pick<StaticColumn<Team>, 'className' | 'narrow' | 'narrowWidth'> = {},
): StaticColumn<Team> => ({
  ...{ key: header, header, description, align: 'right', cell, narrow, narrowLabel: narrow === 'chip' ? header : undefined },
  ...size,
});

const count = { className: 'count', narrow: 'figure', narrowWidth: 24 } as const;

/** Most leagues have no victory points. */
const victoryPoints = numberColumn('VP', 'Victory points', (team) => team.victoryPoints ?? '–');

const record = [
  numberColumn('W', 'Wins', ({ wins }) => wins, count),
  numberColumn('L', 'Losses', ({ losses }) => losses, count),
  numberColumn('T', 'Ties', ({ draws }) => draws, { ...count, className: undefined }),
];
const share = numberColumn('Pct', 'Share of games won, a tie counting half', (team) => percentage(team.percentage));
const against = numberColumn('A', 'Points against', ({ pointsAgainst }) => points(pointsAgainst), { className: 'sum' });

const eliminated = numberColumn('Out', 'Week of the elimination', ({ eliminatedWeek }) =>
  eliminatedWeek == null ? '–' : `Week ${eliminatedWeek}`,
);
const isGuillotine = (teams: readonly Team[]) => teams.some(({ eliminatedWeek }) => eliminatedWeek != null);

/** A team's name in two lines at most, the whole of it in the tooltip. */
const TeamName = ({ team: { id, teamName }, teamPath }: { team: Team; teamPath: TeamPath }) => (
  <Link className="two-lines" title={teamName} to={teamPath(id)}>
    {teamName}
  </Link>
);

const hasVictoryPoints = (teams: readonly Team[]) => teams.some((team) => team.victoryPoints != null);

/** The columns of the standings of teams. */
export const standingsColumns = (teams: readonly Team[], teamPath: TeamPath): StaticColumn<Team>[] => [
  avatarColumn,
  {
    key: 'team',
    header: 'Team',
    rowHeader: true,
    className: 'pinned',
    narrow: 'title',
    cell: (team) => <TeamName team={team} teamPath={teamPath} />,
  },
  ...(isGuillotine(teams) ? [eliminated] : []),
  ...(hasRecords(teams) ? record : []),
  ...(hasVictoryPoints(teams) ? [victoryPoints] : []),
  ...(hasRecords(teams) ? [share] : []),
  numberColumn('F', 'Points for', ({ pointsFor }) => points(pointsFor), { className: 'sum' }),
  ...(hasRecords(teams) ? [against] : []),
];

/** What the headers of standings mean, once below all divisions. */
export const StandingsLegend = ({ teams }: { teams: readonly Team[] }) => (
  <ColumnLegend columns={standingsColumns(teams, () => '')} />
);

type Props = {
  name: string;
  /** The URL that the name leads to. */
  to?: string;
  teams: Team[];
  /** The URL of a team's page. */
  teamPath: TeamPath;
  /** The ids of the teams in a play-off place, which are marked. */
  inPlayoffs?: ReadonlySet<string>;
  /** The URL of a team's week; without it no last results are shown. */
  weekPath?: WeekPath;
};

const none: ReadonlySet<string> = new Set();

const rowNameId = ({ id }: Team) => `standing-${id}`;

/**
 * A division's standings as a card, with the teams' last results below their names. A click anywhere on a row opens its team; the team's
 * name is a real link to it.
 */
export function DivisionTable({ name, to, teams, teamPath, inPlayoffs = none, weekPath }: Props) {
  const navigate = useNavigate();
  const nameCell = (team: Team) => {
    const { id, lastResults = [] } = team;
    return (
      <>
        <div id={rowNameId(team)}>
          <TeamName team={team} teamPath={teamPath} />
          {inPlayoffs.has(id) && <Spoken text="In a play-off spot" />}
        </div>
        {weekPath && lastResults.length > 0 && <LastResults teamId={id} results={lastResults} weekPath={weekPath} />}
      </>
    );
  };
  return (
    <CardSection title={to === undefined ? name : <Link to={to}>{name}</Link>} flush>
      <StaticTable
        label={name}
        className={hasVictoryPoints(teams) ? 'division-wide' : undefined}
        columns={standingsColumns(teams, teamPath).map((column) =>
          column.key === 'team' ? { ...column, cell: nameCell, rowNameId } : column,
        )}
        rows={teams}
        rowKey={({ key }) => key}
        rowClassName={({ id }) => (inPlayoffs.has(id) ? 'row-link row-in' : 'row-link')}
        onRowClick={({ id }) => void navigate(teamPath(id))}
        hasLinks
      />
    </CardSection>
  );
}
