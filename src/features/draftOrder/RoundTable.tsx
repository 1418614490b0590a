import { useMemo } from 'react';
import { CardSection } from '../../components/CardSection';
import { StaticTable } from '../../components/StaticTable';
import type { DraftPickRow } from '../../entities/draftPicks';
import type { TeamPath } from '../../league/useTeamPath';
import { pickColumns } from './columns';

type Props = { round: number; picks: DraftPickRow[]; teamPath: TeamPath };

/** A round of the draft as a card. Picks that are used for keepers are highlighted. */
export function RoundTable({ round, picks, teamPath }: Props) {
  const isAuction = picks.some(({ amount }) => amount !== undefined);
  const columns = useMemo(() => pickColumns(teamPath, isAuction), [teamPath, isAuction]);
  const name = `Round ${round}`;
  return (
    <CardSection title={name}>
      <StaticTable
        label={name}
        className="draft-round"
        fixed
        minWidth={900}
        columns={columns}
        rows={picks}
        rowKey={({ key }) => key}
        hasLinks
        rowClassName={({ keeper }) => (keeper ? 'row-keeper' : undefined)}
      />
    </CardSection>
  );
}
