import { Reason } from '../../components/Reason';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import type { Schema } from '../../api/types';
import { leagueColumn } from './LeagueLink';
import type { Results } from './useAdminCall';
import { UnmatchedNames } from './UnmatchedNames';

/** The outcome columns that a call's results and the last runs share. */
export const outcomeColumns: StaticColumn<
  Pick<Schema<'AdminLeagueRun'>, 'rows' | 'skipped' | 'seconds' | 'unmatched' | 'note' | 'error'>
>[] = [
  { key: 'rows', header: 'Written', align: 'right', cell: ({ rows }) => rows },
  { key: 'skipped', header: 'Skipped', align: 'right', cell: ({ skipped }) => skipped },
  { key: 'seconds', header: 'Seconds', align: 'right', cell: ({ seconds }) => seconds },
  { key: 'unmatched', header: 'Unmatched', cell: ({ unmatched }) => <UnmatchedNames names={unmatched} /> },
  {
    key: 'note',
    header: 'Note',
    className: 'wide-cell',
    cell: ({ error, note }) =>
      error ? (
        <span className="failed">
          <Reason text={error} />
        </span>
      ) : (
        note
      ),
  },
];

const columns: StaticColumn<Schema<'AdminLeagueRun'>>[] = [leagueColumn, ...outcomeColumns];

/** The results of a call by league. */
export function LeagueResults({ label, results: { leagues: rows, done } }: { label: string; results: Results }) {
  return (
    <details>
      <summary>What it did</summary>
      {done > rows.length && (
        <p>
          {rows.length} of {done.toLocaleString('en-GB')} leagues, first those that failed
        </p>
      )}
      <StaticTable
        label={`${label}, by league`}
        columns={columns}
        rows={rows}
        rowKey={({ leagueId }) => leagueId ?? ''}
        hasLinks
      />
    </details>
  );
}
