import { useNavigate } from 'react-router';
import { ColumnLegend } from '../../components/ColumnLegend';
import { standingsColumns, type Team } from '../../league/DivisionTable';
import { LastResults, type WeekPath } from '../../league/LastResults';
import { Spoken } from '../../components/Spoken';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { type PlayoffTeams, type Ranked, ranked } from './ranked';

/** The rank, with the mark of a team in the play-offs. */
const rankColumn = (inPlayoffs: ReadonlySet<string>): StaticColumn<Ranked> => ({
  key: 'rank',
  header: 'Rank',
  align: 'right',
  className: 'narrow',
  narrow: 'lead',
  cell: ({ id, rank }) => (
    <>
      {rank}
      {inPlayoffs.has(id) && <Spoken text="In a play-off spot" />}
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
  inPlayoffs: PlayoffTeams;
  hasDivisions: boolean;
  /** Whether the regular season has begun and goes on. */
  isInSeason: boolean;
};

/**
 * The standings of the whole league in one table, with each team's last results, and a line below the last place in the play-offs if all
 * teams of the play-offs are above it.
 */
export function AllTeams({ label, teams, teamPath, weekPath, inPlayoffs, hasDivisions, isInSeason }: Props) {
  const navigate = useNavigate();
  const isMoving = teams.some(({ placesGained }) => placesGained !== undefined);
  const rows = ranked(teams);
  const { ids, isDecided } = inPlayoffs;
  const hasLine = ids.size > 0 && rows.slice(0, ids.size).every(({ id }) => ids.has(id));
  const columns = [
    rankColumn(ids),
    ...(isMoving ? [moves] : []),
    ...standingsColumns(teams, teamPath),
    lastResultsColumn(weekPath),
  ];
  return (
    <>
      <StaticTable
        card
        hasLinks
        label={label}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        rowClassName={({ id, rank }) => {
          const mark = hasLine ? rank === ids.size && 'row-playoffs' : ids.has(id) && 'row-in';
          return ['row-link', mark].filter(Boolean).join(' ');
        }}
        onRowClick={({ id }) => void navigate(teamPath(id))}
      />
      <ColumnLegend columns={columns} />
      {isInSeason && !isMoving && <p className="muted">No moves: the records do not tell the host’s order of the week before.</p>}
      {ids.size > 0 && (
        <p className="muted">
          {hasLine
            ? `The line marks the play-off cut: ${ids.size} teams qualify${isDecided ? 'ed' : ''}.`
            : `A line at the left marks the ${ids.size} teams in the bracket of the play-offs.`}
          {hasDivisions && !isDecided && ' Division winners may qualify ahead of better records.'}
        </p>
      )}
    </>
  );
}
