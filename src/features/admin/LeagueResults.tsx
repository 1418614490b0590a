import { Reason } from '../../components/Reason';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import type { Schema } from '../../api/types';
import { leagueColumn } from './LeagueLink';
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
export function LeagueResults({ label, rows }: { label: string; rows: Schema<'AdminLeagueRun'>[] }) {
  return (
    <details>
      <summary>What it did</summary>
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
