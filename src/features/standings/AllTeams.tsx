import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ColumnLegend } from '../../components/ColumnLegend';
import { standingsColumns, type Team } from '../../components/DivisionTable';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { type Ranked, ranked } from './ranked';

const rank: StaticColumn<Ranked> = {
  key: 'rank',
  header: 'Rank',
  align: 'right',
  className: 'narrow',
  cell: (team) => team.rank,
};
const moves: StaticColumn<Ranked> = {
  key: 'placesGained',
  header: 'Move',
  align: 'right',
  className: 'narrow',
  description: 'Places gained or lost in the last week',
  cell: ({ placesGained = 0 }) => {
    if (placesGained === 0) return '–';
    const [sign, word] = placesGained > 0 ? ['▲', 'up'] : ['▼', 'down'];
    const places = Math.abs(placesGained);
    return (
      <>
        <span aria-hidden>
          {sign} {places}
        </span>
        <span className="visually-hidden">
          {word} {places}
        </span>
      </>
    );
  },
};
const resultWords = { W: 'won', L: 'lost', T: 'tied' };
const lastResults: StaticColumn<Ranked> = {
  key: 'lastResults',
  header: 'Last 5',
  description: 'Results of the last five games, newest last: won, lost or tied',
  cell: ({ lastResults = [] }) => (
    <>
      <span aria-hidden>{lastResults.join('\u00a0')}</span>
      <span className="visually-hidden">{lastResults.map((result) => resultWords[result]).join(', ')}</span>
    </>
  ),
};

type Props = {
  label: string;
  teams: Team[];
  teamPath: (teamId: string) => string;
  /** How many teams reach the play-offs; 0 where that is not known. */
  playoffTeams: number;
  hasDivisions: boolean;
};

/** The standings of the whole league in one table, with each team's last results and a line below the last place in the play-offs. */
export function AllTeams({ label, teams, teamPath, playoffTeams, hasDivisions }: Props) {
  const navigate = useNavigate();
  const isMoving = teams.some(({ placesGained }) => placesGained !== undefined);
  const columns = useMemo(
    () => [rank, ...(isMoving ? [moves] : []), ...standingsColumns(teamPath), lastResults],
    [isMoving, teamPath],
  );
  const rows = useMemo(() => ranked(teams), [teams]);
  const hasLine = playoffTeams > 0 && playoffTeams < rows.length;
  return (
    <>
      <StaticTable
        card
        hasLinks
        label={label}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        rowClassName={(team) => (hasLine && team.rank === playoffTeams ? 'row-link row-playoffs' : 'row-link')}
        onRowClick={({ id }) => void navigate(teamPath(id))}
      />
      <ColumnLegend columns={columns} />
      {hasLine && (
        <p className="muted">
          The line marks the play-off cut: {playoffTeams} teams qualify.
          {hasDivisions && ' Division winners may qualify ahead of better records.'}
        </p>
      )}
    </>
  );
}
