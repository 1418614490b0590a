import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { statusOnly, useGetLeagueYearsQuery } from '../../api';
import { Page } from '../../components/Page';
import { QuerySection } from '../../components/QuerySection';
import { leagueKey } from '../../entities/keys';
import { seasonTeams } from '../../entities/seasonTeams';
import { useLeagueName } from '../../platforms/useLeagueName';
import { usePlatform } from '../../platforms/usePlatform';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { bySeason } from './bySeason';
import { FinalStandings } from './FinalStandings';
import { RegularSeason } from './RegularSeason';
import { useFocusOnChange } from './useFocusOnChange';
import { useSeasonTeamPath } from './seasonTeamPath';
import { YearCard } from './YearCard';
import { FinishesChart } from './FinishesChart';
import { readYearView, viewNames } from './yearView';
import './history.css';

/** A league's past seasons: their list, or the standings of the one that the URL selects. */
export function HistoryPage() {
  const { leagueId } = useRouteParams<'history'>();
  const query = useGetLeagueYearsQuery({ leagueId }, statusOnly);
  const key = leagueKey('any', leagueId);
  const leagueName = useLeagueName();
  const { paths } = usePlatform();
  const teamPath = useSeasonTeamPath(leagueId);
  const rows = useAppSelector((state) => seasonTeams.selectRows(state, key));
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
      <QuerySection
        rows={years}
        query={query}
        emptyHint="A season appears here when it is over and has been fetched."
        cards={{ className: 'card-grid year-grid', count: 6 }}
      >
        {(found) => {
          if (asked && season) {
            const View = asked.view === 'regular' ? RegularSeason : FinalStandings;
            return <View season={season} teamPath={teamPath} />;
          }
          return (
            <>
              <div className="card-grid year-grid">
                {found.map((each) => (
                  <YearCard
                    key={each.year}
                    season={each}
                    onView={(view) => setSearch({ view, year: String(each.year) })}
                    teamPath={teamPath}
                    yearPath={paths.pointsByYear(leagueId, String(each.year))}
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
