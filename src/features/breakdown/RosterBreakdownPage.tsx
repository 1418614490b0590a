import { rosterBreakdowns } from '../../entities/tables';
import { useRouteParams } from '../../routing/useRoute';
import { useRows } from '../../store/useRows';
import { Breakdown } from './Breakdown';

/** The average ADP and age of each team's roster. */
export function RosterBreakdownPage() {
  const { leagueId } = useRouteParams<'rosterBreakdown'>();
  const { rows, query } = useRows(rosterBreakdowns, { leagueId });
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
