import { CardSection } from '../../components/CardSection';
import { LocalTime } from '../../components/LocalTime';
import { PlayerName } from '../../league/PlayerName';
import { QuerySection } from '../../components/QuerySection';
import { StaticTable, type StaticColumn } from '../../components/StaticTable';
import { type KeeperChangeRow, keeperChanges } from '../../entities/generated/keeperChangesTables.gen';
import { refreshStamp } from '../../lib/dates';
import { useIsCommissioner } from '../../league/useIsCommissioner';
import { useRows } from '../../store/useRows';

const columns: StaticColumn<KeeperChangeRow>[] = [
  {
    key: 'player',
    header: 'Player',
    rowHeader: true,
    className: 'pinned',
    cell: ({ playerId, playerName }) => <PlayerName id={playerId} name={playerName} />,
  },
  {
    key: 'mark',
    header: 'Mark',
    cell: ({ isKeeper, isOverride }) => (!isKeeper ? 'Mark removed' : isOverride ? 'Marked, limit overridden' : 'Marked'),
  },
  { key: 'by', header: 'By', cell: ({ changedBy }) => changedBy },
  {
    key: 'at',
    header: 'On',
    className: 'nowrap',
    cell: ({ changedAt }) => <LocalTime value={changedAt} format={refreshStamp} />,
  },
];

type Props = { leagueId: string; teamId: string };

/** Who marked a team's keepers, and when, for its league's commissioners. Others see nothing. */
export const KeeperChanges = (props: Props) => useIsCommissioner(props.leagueId) && <Changes {...props} />;

function Changes({ leagueId, teamId }: Props) {
  const { rows, query } = useRows(keeperChanges, { leagueId });
  return (
    <CardSection title="Keeper marks" flush>
      <QuerySection
        label="Keeper changes"
        rows={rows?.filter((row) => row.teamId === teamId)}
        query={query}
        emptyHint="Marks and removals of this team’s keepers appear here."
      >
        {(changes) => <StaticTable label="Keeper marks" columns={columns} rows={changes} rowKey={({ key }) => key} hasLinks />}
      </QuerySection>
    </CardSection>
  );
}
