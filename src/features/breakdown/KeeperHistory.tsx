import { useMemo } from 'react';
import { keptPlayers } from '../../entities/generated/keeperDeskTables.gen';
import { DataTable } from '../../grid/DataTable';
import { tablePropsFromQuery } from '../../grid/tablePropsFromQuery';
import { useLeagueName } from '../../league/useLeagueName';
import { csvName } from '../../lib/csv';
import { useRows } from '../../store/useRows';
import { historyColumns, seasonsOf } from './historyColumns';

/** The kept players of all seasons of a league, with what they cost whom. */
export function KeeperHistory({ leagueId }: { leagueId: string }) {
  const { rows, query } = useRows(keptPlayers, { leagueId });
  const leagueName = useLeagueName();
  const columns = useMemo(() => historyColumns(seasonsOf(rows ?? [])), [rows]);
  return (
    <DataTable
      {...tablePropsFromQuery(rows, query)}
      label="Keeper History"
      columns={columns}
      pagination
      filters
      search={['playerName', 'position']}
      csvName={csvName('KeeperHistory', leagueName)}
      emptyHint="No player of this league was kept yet."
    />
  );
}
