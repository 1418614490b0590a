import { statusOnly, useGetRosterBreakdownQuery } from '../../api';
import { useRouteParams } from '../../routing/useRoute';
import { Breakdown } from './Breakdown';

/** The average ADP and age of each team's roster. */
export function RosterBreakdownPage() {
  const { leagueId } = useRouteParams<'rosterBreakdown'>();
  const query = useGetRosterBreakdownQuery({ leagueId }, statusOnly);
  return <Breakdown kind="roster" leagueId={leagueId} query={query} screen="Roster Breakdown" subtitle="Roster Breakdowns" />;
}
