import { useMemo, useState } from 'react';
import type { QueryStatus } from '../../api';
import { Page } from '../../components/Page';
import { leagueKey } from '../../entities/keys';
import { breakdownKey, breakdowns, type BreakdownKind } from '../../entities/leagueLists';
import { leagues } from '../../entities/leagues';
import { fromQuery } from '../../grid/fromQuery';
import { LazyTable } from '../../grid/LazyTable';
import { useAppSelector } from '../../store/hooks';
import { AgeLegend } from './AgeLegend';
import { AverageToggle } from './AverageToggle';
import { breakdownColumns, type Average } from './columns';

type Props = {
  kind: BreakdownKind;
  leagueId: string;
  query: QueryStatus & { refetch: () => unknown };
  /** The screen's name: the table's label, and the title until the league's name is known. */
  screen: string;
  subtitle: string;
};

/** Counts and averages of every team's keepers or players, by position. */
export function Breakdown({ kind, leagueId, query, screen, subtitle }: Props) {
  const league = useAppSelector((state) => leagues.selectRow(state, leagueKey('default', leagueId)));
  const rows = useAppSelector((state) => breakdowns.selectRows(state, breakdownKey(kind, leagueId)));
  const [average, setAverage] = useState<Average>('adp');
  const columns = useMemo(() => breakdownColumns(kind, average), [kind, average]);
  return (
    <Page
      title={league?.leagueName ?? screen}
      subtitle={subtitle}
      actions={<AverageToggle average={average} onChange={setAverage} />}
    >
      <LazyTable
        {...fromQuery(rows, query)}
        label={screen}
        columns={columns}
        sort={{ field: 'positionSortOrder', direction: 'asc' }}
      />
      {kind === 'roster' && average === 'age' && <AgeLegend />}
    </Page>
  );
}
