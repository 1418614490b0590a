import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { statusOnly, useGetRookiesQuery } from '../../api';
import { Page } from '../../components/Page';
import { type Neighbour, PrevNextNav } from '../../components/PrevNextNav';
import { rookies } from '../../entities/rookies';
import { tablePropsFromQuery } from '../../grid/tablePropsFromQuery';
import { DataTable } from '../../grid/DataTable';
import { csvName } from '../../lib/csv';
import { LoadHint } from '../../league/LoadHint';
import { useLeagueName } from '../../league/useLeagueName';
import { useSeasons } from '../../league/useSeasons';
import { useLeaguePaths } from '../../routing/usePlatform';
import { useRouteParams } from '../../routing/useRoute';
import { withParam } from '../../routing/withParam';
import { useAppSelector } from '../../store/hooks';
import { rookieColumns } from './columns';
import { PANEL_ID, PositionTabs, positionTabs, tabId, type PositionTab } from './PositionTabs';

/** The tab that the URL selects by `?position=QB`; All by default. */
function useTab() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('position')?.toUpperCase();
  const tab = positionTabs.find((each) => each === named) ?? 'All';
  const select = (next: PositionTab) => {
    const firstPage = withParam(search, 'page', undefined);
    const selected = withParam(firstPage, 'position', next === 'All' ? undefined : next);
    setSearch(selected, { replace: true, preventScrollReset: true });
  };
  return [tab, select] as const;
}

/** The rookies of a year, all or those of one position. */
export function RookiesPage() {
  const { leagueId, year } = useRouteParams<'rookies'>();
  const query = useGetRookiesQuery({ year: Number(year) }, statusOnly);
  const all = useAppSelector((state) => rookies.selectRows(state, year));
  const leagueName = useLeagueName();
  const paths = useLeaguePaths();
  const [tab, select] = useTab();
  const { linked, known = [linked] } = useSeasons(leagueId);
  const link = (other: number): Neighbour => ({ label: String(other), to: paths.rookies(leagueId, other) });
  const own = Number(year);
  const years = {
    previous: all?.length === 0 && own < linked ? undefined : link(own - 1),
    next: own < Math.max(linked, ...known) ? link(own + 1) : undefined,
  };
  const rows = useMemo(() => (tab === 'All' ? all : all?.filter(({ position }) => position === tab)), [all, tab]);

  const screen = `${year} Rookies`;
  return (
    <Page
      title={leagueName ?? screen}
      subtitle={screen}
      actions={
        <>
          <PositionTabs selected={tab} onSelect={select} />
          <PrevNextNav label="Years" {...years} />
        </>
      }
    >
      <div role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(tab)}>
        <DataTable
          {...tablePropsFromQuery(rows, query)}
          label="Rookies"
          columns={rookieColumns}
          csvName={csvName(year, 'Rookies', tab === 'All' ? undefined : tab, leagueName)}
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
