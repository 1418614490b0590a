import { TableBox } from '../../components/TableBox';
import type { LeagueResultRow } from '../../entities/maintenance';
import { UnmatchedNames } from './UnmatchedNames';

/** What a call did, league by league. */
export function LeagueResults({ label, rows }: { label: string; rows: LeagueResultRow[] }) {
  return (
    <details className="admin-call__results">
      <summary>What it did</summary>
      <TableBox label={`${label}, by league`}>
        <table className="table admin-table">
          <thead>
            <tr>
              <th scope="col">League</th>
              <th scope="col" className="numeric">
                Written
              </th>
              <th scope="col" className="numeric">
                Skipped
              </th>
              <th scope="col" className="numeric">
                Seconds
              </th>
              <th scope="col">Unmatched</th>
              <th scope="col">Note</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, leagueName, rows: written, skipped, seconds, unmatched, note, error }) => (
              <tr key={key}>
                <th scope="row">{leagueName ?? '–'}</th>
                <td className="numeric">{written}</td>
                <td className="numeric">{skipped}</td>
                <td className="numeric">{seconds}</td>
                <td>
                  <UnmatchedNames names={unmatched} />
                </td>
                <td className={error ? 'admin-table__text admin-table__text--bad' : 'admin-table__text'}>{error ?? note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </details>
  );
}
