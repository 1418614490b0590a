import { useId } from 'react';
import { StaticTable } from '../../components/StaticTable';
import type { DraftPickRow } from '../../entities/draftPicks';
import { pickColumns } from './columns';
import './draftOrder.css';

/** A round of the draft as a card. Picks that are used for keepers are highlighted. */
export function RoundTable({ round, picks }: { round: number; picks: DraftPickRow[] }) {
  const headingId = useId();
  const name = `Round ${round}`;
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId} className="card__title">
        {name}
      </h2>
      <StaticTable
        label={name}
        className="draft-round"
        columns={pickColumns}
        rows={picks}
        rowKey={({ key }) => key}
        rowClassName={({ keeper }) => (keeper ? 'row-keeper' : undefined)}
      />
    </section>
  );
}
