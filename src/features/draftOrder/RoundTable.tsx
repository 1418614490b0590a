import { CardSection } from '../../components/CardSection';
import { StaticTable } from '../../components/StaticTable';
import type { DraftPickRow } from '../../entities/draftPicks';
import { pickColumns } from './columns';

type Props = {
  round: number;
  picks: DraftPickRow[];
  hasPlayers: boolean;
  onTheClock: string | undefined;
};

/** A round of the draft as a card, with the players of a past or running draft. Picks of keepers and the one on the clock are highlighted. */
export function RoundTable({ round, picks, hasPlayers, onTheClock }: Props) {
  const isAuction = picks.some(({ amount }) => amount !== undefined);
  const name = `Round ${round}`;
  return (
    <CardSection title={name} flush>
      <StaticTable
        label={name}
        className="draft-round"
        fixed
        minWidth={900}
        columns={pickColumns({ hasPlayers, isAuction, onTheClock })}
        rows={picks}
        rowKey={({ key }) => key}
        hasLinks
        rowClassName={({ keeper, pickString }) => (keeper ? 'row-keeper' : pickString === onTheClock ? 'row-clock' : undefined)}
      />
    </CardSection>
  );
}
