import { useMemo } from 'react';
import { leagueRecords } from '../../entities/generated/gamesTables.gen';
import { LeagueTable } from '../../league/LeagueTable';
import { useLeaguePaths } from '../../routing/usePlatform';
import { useRows } from '../../store/useRows';
import { recordColumns } from './recordColumns';

/** The first three of each kind of record, of all seasons of a league. */
export function LeagueRecords({ leagueId }: { leagueId: string }) {
  const { rows, query } = useRows(leagueRecords, { leagueId });
  const { matchup } = useLeaguePaths();
  const columns = useMemo(
    () => recordColumns((season, week, teamId) => matchup(leagueId, season, week, teamId)),
    [matchup, leagueId],
  );
  return (
    <LeagueTable
      rows={rows}
      query={query}
      label="Records"
      columns={columns}
      filters
      emptyHint="There are records after the first week."
    />
  );
}
