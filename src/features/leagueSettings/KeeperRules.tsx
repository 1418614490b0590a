import { CardSection } from '../../components/CardSection';
import { QuerySection } from '../../components/QuerySection';
import { keeperRules } from '../../entities/generated/keeperDeskTables.gen';
import { useRow } from '../../store/useRows';
import { KeeperRulesForm } from './KeeperRulesForm';

/** A league's own rules for keepers, and what they would change. */
export function KeeperRules({ leagueId }: { leagueId: string }) {
  const { row, query } = useRow(keeperRules, { leagueId });
  return (
    <CardSection title="Rules for keepers">
      <QuerySection label="Rules for keepers" rows={row && [row]} query={query}>
        {([stored]) => <KeeperRulesForm key={leagueId} leagueId={leagueId} stored={stored!} />}
      </QuerySection>
    </CardSection>
  );
}
