import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { gamesApi } from '../../api/generated/games.gen';
import { type Neighbour, PrevNextNav } from '../../components/PrevNextNav';
import { weekRosters } from '../../entities/generated/gamesTables.gen';
import { LeagueTable } from '../../league/LeagueTable';
import { NotFound } from '../../league/NotFound';
import { Page } from '../../league/Page';
import { readWeek } from '../../routing/readWeek';
import { useLeaguePaths } from '../../routing/usePlatform';
import { useRouteParams } from '../../routing/useRoute';
import { withParam } from '../../lib/withParam';
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
  const link = (other: number | undefined): Neighbour | undefined =>
    other === undefined
      ? undefined
      : {
          label: `Week ${other}`,
          to: { search: withParam(withParam(search, 'page', undefined), 'week', String(other)).toString() },
          replace: true,
          preventScrollReset: true,
        };
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
      actions={
        <PrevNextNav
          label="Weeks"
          previous={week == null ? undefined : link(weeks.findLast((each) => each < week))}
          next={week == null ? undefined : link(weeks.find((each) => each > week))}
        />
      }
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
