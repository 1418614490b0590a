import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { QueryStatus } from '../../api';
import { Page } from '../../components/Page';
import { breakdownKey, breakdowns, type BreakdownKind } from '../../entities/leagueLists';
import { fromQuery } from '../../grid/fromQuery';
import { LazyTable } from '../../grid/LazyTable';
import { useLeagueName } from '../../providers/useLeagueName';
import { useAppSelector } from '../../store/hooks';
import { AgeLegend } from './AgeLegend';
import { AverageToggle } from './AverageToggle';
import { HeatLegend } from './HeatLegend';
import { breakdownColumns, breakdownFooter, type Average } from './columns';

type Props = {
  kind: BreakdownKind;
  leagueId: string;
  query: QueryStatus & { refetch: () => unknown };
  /** The screen's name: the table's label, and the title until the league's name is known. */
  screen: string;
  subtitle: string;
};

/** The averages that the address names as `?average=age`, so that they can be shared; ADP without. A sort stays where both have it. */
function useAverage() {
  const [search, setSearch] = useSearchParams();
  const average: Average = search.get('average') === 'age' ? 'age' : 'adp';
  const choose = (next: Average) => {
    const others = [...search].filter(([name]) => name !== 'average');
    setSearch(next === 'adp' ? others : [...others, ['average', next]], { replace: true });
  };
  return [average, choose] as const;
}

/** Counts and averages of every team's keepers or players, by position. */
export function Breakdown({ kind, leagueId, query, screen, subtitle }: Props) {
  const leagueName = useLeagueName();
  const rows = useAppSelector((state) => breakdowns.selectRows(state, breakdownKey(kind, leagueId)));
  const [average, setAverage] = useAverage();
  const columns = useMemo(() => breakdownColumns(kind, average, rows), [kind, average, rows]);
  const isShaded = kind === 'roster' && rows !== undefined && rows.length > 0;
  return (
    <Page title={leagueName ?? screen} subtitle={subtitle} actions={<AverageToggle average={average} onChange={setAverage} />}>
      <LazyTable
        {...fromQuery(rows, query)}
        label={screen}
        columns={columns}
        footer={breakdownFooter}
        emptyHint="Players come with the next refresh of the rosters."
        sort={{ field: 'positionSortOrder', direction: 'asc' }}
      />
      {isShaded && <HeatLegend average={average} />}
      {isShaded && average === 'age' && <AgeLegend />}
    </Page>
  );
}
