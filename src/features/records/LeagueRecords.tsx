import { useMemo } from 'react';
import { leagueRecords } from '../../entities/generated/gamesTables.gen';
import { DataTable } from '../../grid/DataTable';
import { tablePropsFromQuery } from '../../grid/tablePropsFromQuery';
import { useLeagueName } from '../../league/useLeagueName';
import { useTeamPath } from '../../league/useTeamPath';
import { csvName } from '../../lib/csv';
import { useLeaguePaths } from '../../routing/usePlatform';
import { useRows } from '../../store/useRows';
import { recordColumns } from './recordColumns';

/** The first three of each kind of record, of all seasons of a league. */
export function LeagueRecords({ leagueId }: { leagueId: string }) {
  const { rows, query } = useRows(leagueRecords, { leagueId });
  const leagueName = useLeagueName();
  const teamPath = useTeamPath(leagueId);
  const { matchup } = useLeaguePaths();
  const columns = useMemo(
    () => recordColumns({ teamPath, matchupPath: (season, week, teamId) => matchup(leagueId, season, week, teamId) }),
    [teamPath, matchup, leagueId],
  );
  return (
    <DataTable
      {...tablePropsFromQuery(rows, query)}
      label="Records"
      columns={columns}
      filters
      csvName={csvName('Records', leagueName)}
      emptyHint="There are records after the first week."
    />
  );
}
