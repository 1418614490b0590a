import { statusOnly, useGetKeeperBreakdownQuery } from '../../api';
import { useRouteParams } from '../../routing/useRoute';
import { Breakdown } from './Breakdown';

/** The average ADP and age of each team's keepers. */
export function KeeperBreakdownPage() {
  const { leagueId } = useRouteParams<'keeperBreakdown'>();
  const query = useGetKeeperBreakdownQuery({ leagueId }, statusOnly);
  return <Breakdown kind="keepers" leagueId={leagueId} query={query} screen="Keeper Breakdown" subtitle="Standings" />;
}
