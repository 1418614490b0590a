import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { statusOnly, useGetRookiesQuery } from '../../api';
import { Page } from '../../components/Page';
import { rookies } from '../../entities/rookies';
import { fromQuery } from '../../grid/fromQuery';
import { LazyTable } from '../../grid/LazyTable';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { rookieColumns } from './columns';
import { PANEL_ID, PositionTabs, positionTabs, tabId, type PositionTab } from './PositionTabs';

/** The tab that the address names as `?position=QB`, so that it can be shared; All without one. */
function useTab() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('position')?.toUpperCase();
  const tab = positionTabs.find((each) => each === named) ?? 'All';
  const select = (next: PositionTab) => {
    const others = [...search].filter(([name]) => name !== 'position' && name !== 'page');
    setSearch(next === 'All' ? others : [...others, ['position', next]], { replace: true });
  };
  return [tab, select] as const;
}

/** The rookies of a year, all or those of one position. */
export function RookiesPage() {
  const { year } = useRouteParams<'rookies'>();
  const query = useGetRookiesQuery({ year: Number(year) }, statusOnly);
  const all = useAppSelector((state) => rookies.selectRows(state, year));
  const [tab, select] = useTab();
  const rows = useMemo(() => (tab === 'All' ? all : all?.filter(({ position }) => position === tab)), [all, tab]);

  return (
    <Page title={`${year} Rookies`} actions={<PositionTabs selected={tab} onSelect={select} />}>
      <div role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(tab)}>
        <LazyTable
          {...fromQuery(rows, query)}
          label="Rookies"
          columns={rookieColumns}
          emptyHint={all?.length ? 'No rookie of this year plays there.' : 'The rookies of this year have not been imported yet.'}
        />
      </div>
    </Page>
  );
}
