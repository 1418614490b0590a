import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ColumnLegend } from '../../components/ColumnLegend';
import { standingsColumns, type Team } from '../../league/DivisionTable';
import { LastResults, type WeekPath } from '../../league/LastResults';
import { Spoken } from '../../components/Spoken';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { type Ranked, ranked } from './ranked';

/** The rank; those down to `lastIn` are in a play-off spot. */
const rankColumn = (lastIn: number): StaticColumn<Ranked> => ({
  key: 'rank',
  header: 'Rank',
  align: 'right',
  className: 'narrow',
  narrow: 'lead',
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
  narrow: 'chip',
  narrowLabel: 'Move',
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
const lastResultsColumn = (weekPath: WeekPath): StaticColumn<Ranked> => ({
  key: 'lastResults',
  header: 'Last 5',
  narrow: 'chip',
  narrowLabel: 'Last 5:',
  description: 'Results of the last five games, newest last: full for won, half full for tied, empty for lost',
  isMissing: ({ lastResults = [] }) => lastResults.length === 0,
  cell: ({ id, lastResults = [] }) =>
    lastResults.length > 0 && <LastResults teamId={id} results={lastResults} weekPath={weekPath} />,
});

type Props = {
  label: string;
  teams: Team[];
  teamPath: (teamId: string) => string;
  weekPath: WeekPath;
  /** How many teams reach the play-offs; 0 where that is not known. */
  playoffTeams: number;
  hasDivisions: boolean;
  /** Whether the regular season has begun and goes on. */
  isInSeason: boolean;
};

/** The standings of the whole league in one table, with each team's last results and a line below the last place in the play-offs. */
export function AllTeams({ label, teams, teamPath, weekPath, playoffTeams, hasDivisions, isInSeason }: Props) {
  const navigate = useNavigate();
  const isMoving = teams.some(({ placesGained }) => placesGained !== undefined);
  const rows = useMemo(() => ranked(teams), [teams]);
  const hasLine = playoffTeams > 0 && playoffTeams < rows.length;
  const lastIn = hasLine ? playoffTeams : 0;
  const columns = useMemo(
    () => [rankColumn(lastIn), ...(isMoving ? [moves] : []), ...standingsColumns(teams, teamPath), lastResultsColumn(weekPath)],
    [lastIn, isMoving, teams, teamPath, weekPath],
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
      {isInSeason && !isMoving && <p className="muted">No moves: the records do not tell the host’s order of the week before.</p>}
      {hasLine && (
        <p className="muted">
          The line marks the play-off cut: {playoffTeams} teams qualify.
          {hasDivisions && ' Division winners may qualify ahead of better records.'}
        </p>
      )}
    </>
  );
}
