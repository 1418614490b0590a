import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { gamesApi } from '../../api/generated/games.gen';
import { PrevNextNav } from '../../components/PrevNextNav';
import { weekRosters } from '../../entities/generated/gamesTables.gen';
import { LeagueTable } from '../../league/LeagueTable';
import { NotFound } from '../../league/NotFound';
import { Page } from '../../league/Page';
import { weekLink } from '../../league/weekLink';
import { readWeek } from '../../routing/readSearch';
import { useLeaguePaths } from '../../routing/usePlatform';
import { useRouteParams } from '../../routing/useRoute';
import { useRows } from '../../store/useRows';
import { columnsOf } from './columns';

const searched = ['playerName', 'teamName', 'position'];

/** Every team's players in a week: the last one of the season, or that of `?week=`. */
export function WeekRostersPage() {
  const { leagueId, year } = useRouteParams<'weekRosters'>();
  const [search] = useSearchParams();
  const arg = { leagueId, year: Number(year), week: readWeek(search) };
  const { rows, query } = useRows(weekRosters, arg);
  const { data } = gamesApi.endpoints.getWeekRosters.useQueryState(arg);
  const paths = useLeaguePaths();
  const columns = useMemo(() => columnsOf(Number(year)), [year]);
  const { week, weeks = [] } = data ?? {};
  const before = weeks.findLast((each) => each < (week ?? 0));
  const after = weeks.find((each) => each > (week ?? Infinity));
  if (query.missing)
    return (
      <NotFound
        text={`The league has no such week in ${year}.`}
        link={{ label: `${year} Team Scores`, to: paths.pointsByYear(leagueId, year) }}
      />
    );
  return (
    <Page
      subtitle={week != null && `Week ${week} of ${year}`}
      actions={<PrevNextNav label="Weeks" previous={weekLink(search, before)} next={weekLink(search, after)} />}
    >
      <LeagueTable
        rows={rows}
        query={query}
        label="Weekly Rosters"
        columns={columns}
        pagination
        filters
        search={searched}
        csv={[year, week == null ? undefined : `Week${week}`, 'Rosters']}
        emptyHint={`No line-ups of ${year} yet.`}
      />
    </Page>
  );
}
