import { useMemo } from 'react';
import { keptPlayers } from '../../entities/generated/keeperDeskTables.gen';
import { LeagueTable } from '../../league/LeagueTable';
import { useRows } from '../../store/useRows';
import { historyColumns } from './historyColumns';

/** The kept players of all seasons of a league, with what they cost whom. */
export function KeeperHistory({ leagueId }: { leagueId: string }) {
  const { rows, query } = useRows(keptPlayers, { leagueId });
  const columns = useMemo(() => historyColumns(rows ?? []), [rows]);
  return (
    <LeagueTable
      rows={rows}
      query={query}
      label="Keeper History"
      columns={columns}
      pagination
      filters
      search={['playerName', 'position']}
      emptyHint="No player of this league was kept yet."
    />
  );
}
