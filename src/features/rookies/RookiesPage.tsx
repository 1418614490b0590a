import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '../../league/Page';
import { PanelTabs, panelOf } from '../../components/PanelTabs';
import { rookies } from '../../entities/generated/rookiesTables.gen';
import { LeagueTable } from '../../league/LeagueTable';
import { LoadHint } from '../../league/LoadHint';
import { useRouteParams } from '../../routing/useRoute';
import { useChangeSearch } from '../../components/useChangeSearch';
import { withParam } from '../../lib/withParam';
import { useRows } from '../../store/useRows';
import { rookieColumns } from './columns';

const positionTabs = ['All', 'QB', 'RB', 'WR', 'TE'] as const;
type PositionTab = (typeof positionTabs)[number];

/** The tab that the URL selects by `?position=QB`; All by default. */
function useTab() {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const named = search.get('position')?.toUpperCase();
  const tab = positionTabs.find((each) => each === named) ?? 'All';
  const select = (next: PositionTab) =>
    changeSearch((before) => {
      const firstPage = withParam(before, 'page', undefined);
      return withParam(firstPage, 'position', next === 'All' ? undefined : next);
    });
  return [tab, select] as const;
}

/** The rookies of a year, all or those of one position. */
export function RookiesPage() {
  const { year } = useRouteParams<'rookies'>();
  const { rows: all, query } = useRows(rookies, { year: Number(year) });
  const [tab, select] = useTab();
  const rows = useMemo(() => (tab === 'All' ? all : all?.filter(({ position }) => position === tab)), [all, tab]);

  return (
    <Page actions={<PanelTabs id="rookies" label="Position" tabs={positionTabs} selected={tab} onSelect={select} />}>
      <div {...panelOf('rookies', tab)}>
        <LeagueTable
          rows={rows}
          query={query}
          label="Rookies"
          columns={rookieColumns}
          csv={[year, 'Rookies', tab === 'All' ? undefined : tab]}
          emptyHint={all?.length ? 'No rookies at this position.' : 'The rookies of this year have not been imported yet.'}
        />
        {all?.length === 0 && (
          <p>
            <LoadHint />
          </p>
        )}
      </div>
    </Page>
  );
}
