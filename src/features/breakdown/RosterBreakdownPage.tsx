import { statusOnly, useGetRosterBreakdownQuery } from '../../api';
import { useRouteParams } from '../../routing/useRoute';
import { Breakdown } from './Breakdown';

/** What each team's players are worth and how old they are. */
export function RosterBreakdownPage() {
  const { leagueId } = useRouteParams<'rosterBreakdown'>();
  const query = useGetRosterBreakdownQuery({ leagueId }, statusOnly);
  return <Breakdown kind="roster" leagueId={leagueId} query={query} screen="Roster Breakdown" subtitle="Roster Breakdowns" />;
}
