import { Page } from '../../league/Page';
import { QuerySection } from '../../components/QuerySection';
import { depthCharts } from '../../entities/tables';
import { useLeagueName } from '../../league/useLeagueName';
import { useRouteParams } from '../../routing/useRoute';
import { useRows } from '../../store/useRows';
import { DepthTable } from './DepthTable';

/** Every team's players by position, starters first. */
export function DepthChartPage() {
  const { leagueId } = useRouteParams<'depthChart'>();
  const { rows, query } = useRows(depthCharts, { leagueId });
  const leagueName = useLeagueName();
  return (
    <Page title={leagueName ? `${leagueName} Depth Charts` : 'Depth Charts'}>
      <QuerySection
        label="Depth charts"
        rows={rows}
        query={query}
        emptyHint="Players appear after the next refresh of the rosters."
        cards={{ count: 1 }}
      >
        {(teams) => <DepthTable teams={teams} />}
      </QuerySection>
    </Page>
  );
}
