import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ColumnLegend } from '../../components/ColumnLegend';
import { standingsColumns, type Team } from '../../components/DivisionTable';
import { resultsInWords } from '../../components/LastResults';
import { Spoken } from '../../components/Spoken';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { type Ranked, ranked } from './ranked';

/** The rank; those down to `lastIn` are in a play-off spot. */
const rankColumn = (lastIn: number): StaticColumn<Ranked> => ({
  key: 'rank',
  header: 'Rank',
  align: 'right',
  className: 'narrow',
  cell: ({ rank }) => (
    <>
      {rank}
      {rank <= lastIn && <Spoken text="In a play-off spot" />}
    </>
  ),
});
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
const lastResults: StaticColumn<Ranked> = {
  key: 'lastResults',
  header: 'Last 5',
  description: 'Results of the last five games, newest last: won, lost or tied',
  cell: ({ lastResults = [] }) => (
    <>
      <span aria-hidden>{lastResults.join('\u00a0')}</span>
      <span className="visually-hidden">{resultsInWords(lastResults)}</span>
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
  const rows = useMemo(() => ranked(teams), [teams]);
  const hasLine = playoffTeams > 0 && playoffTeams < rows.length;
  const lastIn = hasLine ? playoffTeams : 0;
  const columns = useMemo(
    () => [rankColumn(lastIn), ...(isMoving ? [moves] : []), ...standingsColumns(teams, teamPath), lastResults],
    [lastIn, isMoving, teams, teamPath],
  );
  return (
    <>
      <StaticTable
        card
        hasLinks
        label={label}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        rowClassName={(team) => (team.rank === lastIn ? 'row-link row-playoffs' : 'row-link')}
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
