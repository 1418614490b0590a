import { fieldOf } from '../../lib/json';
import { useEffect, useMemo, useRef } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { Page } from '../../league/Page';
import { Button } from '../../components/Button';
import { QuerySection } from '../../components/QuerySection';
import { leagueYears } from '../../entities/tables';
import { useLeagueName } from '../../league/useLeagueName';
import { useRouteParams } from '../../routing/useRoute';
import { useRows } from '../../store/useRows';
import { sortSeasons } from './sortSeasons';
import { FinalStandings } from './FinalStandings';
import { RegularSeason } from './RegularSeason';
import { useSeasonPaths } from './useSeasonPaths';
import { YearCard } from './YearCard';
import { FinishesChart } from './FinishesChart';
import { readYearView, viewNames } from './yearView';

/** A league's past seasons: their list, or the standings of the one that the URL selects. */
export function HistoryPage() {
  const { leagueId } = useRouteParams<'history'>();
  const { rows, query } = useRows(leagueYears, { leagueId });
  const leagueName = useLeagueName();
  const { yearPath } = useSeasonPaths();
  const years = useMemo(() => rows && sortSeasons(rows), [rows]);

  const [search, setSearch] = useSearchParams();
  const isFromList = fieldOf(useLocation().state, 'fromList') === true;
  const navigate = useNavigate();
  /** Goes back to the list without adding a history entry: to the entry that opened the season, or by replacing the current one. */
  const toList = () => (isFromList ? navigate(-1) : setSearch({}, { replace: true }));
  const selected = readYearView(search);
  const season = selected && years?.find(({ year }) => year === selected.year);
  const heading = useFocusOnChange<HTMLSpanElement>(selected ? `${selected.view} ${selected.year}` : 'list');

  const screen = selected && season ? viewNames[selected.view] : 'History';
  return (
    <Page
      title={
        <span ref={heading} tabIndex={-1}>
          {season && (
            <>
              <Link to={yearPath(season.year)}>{season.year}</Link>{' '}
            </>
          )}
          {screen}
        </span>
      }
      subtitle={leagueName}
      actions={season && <Button onClick={() => void toList()}>Back</Button>}
    >
      <QuerySection
        label="History"
        rows={years}
        query={query}
        emptyHint="A season appears here when it is over and has been fetched."
        cards={{ className: 'card-grid year-grid', count: 6 }}
      >
        {(found) => {
          if (selected && season) {
            const View = selected.view === 'regular' ? RegularSeason : FinalStandings;
            return <View season={season} />;
          }
          return (
            <>
              <div className="card-grid year-grid">
                {found.map((each) => (
                  <YearCard
                    key={each.year}
                    season={each}
                    onView={(view) => setSearch({ view, year: String(each.year) }, { state: { fromList: true } })}
                  />
                ))}
              </div>
              <FinishesChart seasons={found} />
            </>
          );
        }}
      </QuerySection>
    </Page>
  );
}

/** Moves the focus to an element whenever the value changes, but not when the page opens. */
function useFocusOnChange<E extends HTMLElement>(value: string) {
  const element = useRef<E>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    element.current?.focus();
  }, [value]);
  return element;
}
