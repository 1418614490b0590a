import { useId } from 'react';
import { TableBox } from '../../components/TableBox';
import type { DraftPickRow } from '../../entities/leagueLists';
import { pickColumns } from './columns';
import './draftOrder.css';

/** A round of the draft as a card: its picks in order, those that a keeper takes highlighted. */
export function RoundTable({ round, picks }: { round: number; picks: DraftPickRow[] }) {
  const headingId = useId();
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId} className="card__title">
        Round {round}
      </h2>
      <TableBox label={`Round ${round}`}>
        <table className="table draft-round" aria-labelledby={headingId}>
          <thead>
            <tr>
              {pickColumns.map(({ header, numeric }) => (
                <th key={header} scope="col" className={numeric && 'numeric'}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {picks.map((pick) => (
              <tr key={pick.key} className={pick.keeper ? 'row-keeper' : undefined}>
                {pickColumns.map(({ header, numeric, text }) => (
                  <td key={header} className={numeric && 'numeric'}>
                    {text(pick)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </section>
  );
}
