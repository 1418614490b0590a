import { statusOnly, useGetRosterBreakdownQuery } from '../../api';
import { rosterBreakdowns } from '../../entities/generated/tables.gen';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { Breakdown } from './Breakdown';

/** The average ADP and age of each team's roster. */
export function RosterBreakdownPage() {
  const { leagueId } = useRouteParams<'rosterBreakdown'>();
  const query = useGetRosterBreakdownQuery({ leagueId }, statusOnly);
  const rows = useAppSelector((state) => rosterBreakdowns.selectRows(state, { leagueId }));
  return (
    <Breakdown
      kind="roster"
      leagueId={leagueId}
      rows={rows}
      query={query}
      screen="Roster Breakdown"
      subtitle="Roster Breakdowns"
    />
  );
}
