import { CardSection } from '../../components/CardSection';
import { statusOnly } from '../../api';
import { useGetRunsQuery } from '../../api/admin';
import { QuerySection } from '../../components/QuerySection';
import type { StaticColumn } from '../../components/StaticTable';
import { onlyList, maintenanceRuns, type RunRow } from '../../entities/maintenance';
import { refreshStamp } from '../../lib/dates';
import { useAppSelector } from '../../store/hooks';
import { labelOf } from './adminCalls';
import { CollapsedTable } from './CollapsedTable';
import { LeagueLink } from './LeagueLink';
import { outcomeColumns } from './LeagueResults';

const outcomes = { running: 'Running', done: 'Done', skipped: 'Nothing to do', failed: 'Failed' };

const columns: StaticColumn<RunRow>[] = [
  { key: 'when', header: 'When', className: 'nowrap', cell: ({ startedAt }) => refreshStamp(startedAt) },
  { key: 'call', header: 'Call', rowHeader: true, className: 'pinned', cell: ({ call }) => labelOf(call) },
  { key: 'league', header: 'League', cell: ({ leagueId, leagueName }) => <LeagueLink id={leagueId} name={leagueName} /> },
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
  const query = useGetRunsQuery(undefined, statusOnly);
  const runs = useAppSelector((state) => maintenanceRuns.selectRows(state, onlyList));
  return (
    <CardSection title="Last runs">
      <div className="card__body">
        {query.forbidden ? (
          <p>Only admins see the last runs.</p>
        ) : runs?.length === 0 ? (
          <p>No call has been made yet.</p>
        ) : (
          <QuerySection label="Last runs" rows={runs} query={query} emptyHint="A call’s outcome appears here when it is done.">
            {(rows) => <CollapsedTable label="Last runs" columns={columns} rows={rows} shown="last" hasLinks />}
          </QuerySection>
        )}
      </div>
    </CardSection>
  );
}
