import { useId, useState } from 'react';
import { statusOnly, useGetRunsQuery } from '../../api';
import { Region } from '../../components/Region';
import { TableBox } from '../../components/TableBox';
import { allRuns, maintenanceRuns, type RunRow } from '../../entities/maintenance';
import { refreshStamp } from '../../lib/dates';
import { useAppSelector } from '../../store/hooks';
import { labelOf } from './adminCalls';
import { UnmatchedNames } from './UnmatchedNames';

const few = 15;

const outcomes = { running: 'Running', done: 'Done', skipped: 'Nothing to do', failed: 'Failed' };

function Run({ row }: { row: RunRow }) {
  const { call, leagueName, startedBy, startedAt, outcome, rows, skipped, seconds, unmatched, note, error } = row;
  return (
    <tr>
      <td className="admin-table__stamp">{refreshStamp(startedAt)}</td>
      <th scope="row">{labelOf(call)}</th>
      <td>{leagueName ?? '–'}</td>
      <td>{startedBy}</td>
      <td className={outcome === 'failed' ? 'admin-table__text--bad' : undefined}>{outcomes[outcome]}</td>
      <td className="numeric">{rows}</td>
      <td className="numeric">{skipped}</td>
      <td className="numeric">{seconds}</td>
      <td>
        <UnmatchedNames names={unmatched} />
      </td>
      <td className="admin-table__text">{error ?? note}</td>
    </tr>
  );
}

const headings = ['When', 'Call', 'League', 'By', 'Outcome', 'Written', 'Skipped', 'Seconds', 'Unmatched', 'Note'];
const numeric = ['Written', 'Skipped', 'Seconds'];

/** The newest runs of maintenance calls, a row for each league. */
export function LastRuns() {
  const query = useGetRunsQuery(undefined, statusOnly);
  const runs = useAppSelector((state) => maintenanceRuns.selectRows(state, allRuns));
  const [all, setAll] = useState(false);
  const headingId = useId();
  return (
    <section className="card admin-group" aria-labelledby={headingId}>
      <h2 id={headingId} className="card__title">
        Last runs
      </h2>
      <div className="admin-group__body">
        {runs?.length === 0 ? (
          <p role="status">No call has been made yet.</p>
        ) : (
          <Region rows={runs} query={query} emptyHint="A call’s outcome appears here when it is done.">
            {(rows) => (
              <>
                <TableBox label="Last runs">
                  <table className="table admin-table">
                    <thead>
                      <tr>
                        {headings.map((heading) => (
                          <th key={heading} scope="col" className={numeric.includes(heading) ? 'numeric' : undefined}>
                            {heading}
                          </th>
                        ))}
                      </tr>
                    </thead>
                    <tbody>
                      {rows.slice(0, all ? undefined : few).map((row) => (
                        <Run key={row.key} row={row} />
                      ))}
                    </tbody>
                  </table>
                </TableBox>
                {rows.length > few && (
                  <button type="button" className="button" aria-expanded={all} onClick={() => setAll(!all)}>
                    {all ? `Show the last ${few}` : `Show all ${rows.length}`}
                  </button>
                )}
              </>
            )}
          </Region>
        )}
      </div>
    </section>
  );
}
