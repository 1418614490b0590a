import { CardSection } from '../../components/CardSection';
import { QuerySection } from '../../components/QuerySection';
import type { StaticColumn } from '../../components/StaticTable';
import { maintenanceRuns, type MaintenanceRunRow } from '../../entities/generated/adminTables.gen';
import { refreshStamp } from '../../lib/dates';
import { useRows } from '../../store/useRows';
import { labelOf } from './adminCalls';
import { CollapsedTable } from './CollapsedTable';
import { LeagueLink } from './LeagueLink';
import { outcomeColumns } from './LeagueResults';

const outcomes = { running: 'Running', done: 'Done', skipped: 'Nothing to do', failed: 'Failed' };

const columns: StaticColumn<MaintenanceRunRow>[] = [
  { key: 'when', header: 'When', className: 'nowrap', cell: ({ startedAt }) => refreshStamp(startedAt) },
  { key: 'call', header: 'Call', rowHeader: true, className: 'pinned', cell: ({ call }) => labelOf(call) },
  { key: 'league', header: 'League', cell: LeagueLink },
  { key: 'by', header: 'By', cell: ({ startedBy }) => startedBy },
  {
    key: 'outcome',
    header: 'Outcome',
    cell: ({ outcome }) => <span className={outcome === 'failed' ? 'failed' : undefined}>{outcomes[outcome]}</span>,
  },
  ...outcomeColumns,
];

/** The newest runs of maintenance calls, a row for each league. */
export function LastRuns() {
  const { rows: runs, query } = useRows(maintenanceRuns, undefined);
  return (
    <CardSection title="Last runs">
      <QuerySection
        label="Last runs"
        rows={runs}
        query={query}
        empty="No call has been made yet."
        forbidden="Only admins see the last runs."
      >
        {(rows) => <CollapsedTable label="Last runs" columns={columns} rows={rows} shown="last" hasLinks />}
      </QuerySection>
    </CardSection>
  );
}
