import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { statusOnly, useGetLeagueYearsQuery } from '../../api';
import { Page } from '../../components/Page';
import { Region } from '../../components/Region';
import { leagueKey } from '../../entities/keys';
import { seasons } from '../../entities/seasons';
import { useLeagueName } from '../../providers/useLeagueName';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { bySeason } from './bySeason';
import { FinalStandings } from './FinalStandings';
import { RegularSeason } from './RegularSeason';
import { useFocusOnChange } from './useFocusOnChange';
import { YearCard } from './YearCard';
import { PlacesPlot } from './PlacesPlot';
import { readYearView, viewNames } from './yearView';
import './history.css';

/** A league's years: the list of them, or the standings of the one that the address names. */
export function HistoryPage() {
  const { leagueId } = useRouteParams<'history'>();
  const query = useGetLeagueYearsQuery({ leagueId }, statusOnly);
  const key = leagueKey('default', leagueId);
  const leagueName = useLeagueName();
  const rows = useAppSelector((state) => seasons.selectRows(state, key));
  const years = useMemo(() => rows && bySeason(rows), [rows]);

  const [search, setSearch] = useSearchParams();
  const asked = readYearView(search);
  const season = asked && years?.find(({ year }) => year === asked.year);
  const heading = useFocusOnChange<HTMLSpanElement>(asked ? `${asked.view} ${asked.year}` : 'list');

  const screen = asked && season ? `${season.year} ${viewNames[asked.view]}` : 'History';
  return (
    <Page
      title={
        <span ref={heading} tabIndex={-1}>
          {[leagueName, screen].filter(Boolean).join(' ')}
        </span>
      }
      actions={
        season && (
          <button type="button" className="button" onClick={() => setSearch({})}>
            Back
          </button>
        )
      }
    >
      <Region
        rows={years}
        query={query}
        emptyHint="A season appears here when it is over and has been fetched."
        cards={{ className: 'year-grid', count: 6 }}
      >
        {(found) => {
          if (asked && season) {
            const View = asked.view === 'regular' ? RegularSeason : FinalStandings;
            return <View season={season} />;
          }
          return (
            <>
              <div className="year-grid">
                {found.map((each) => (
                  <YearCard key={each.year} season={each} onView={(view) => setSearch({ view, year: String(each.year) })} />
                ))}
              </div>
              <PlacesPlot seasons={found} />
            </>
          );
        }}
      </Region>
    </Page>
  );
}
