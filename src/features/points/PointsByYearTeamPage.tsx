import { useMemo } from 'react';
import { Link } from 'react-router';
import { NotFound } from '../../components/NotFound';
import { Page } from '../../components/Page';
import { PrevNextNav } from '../../components/PrevNextNav';
import { seasonTeamKey } from '../../entities/keys';
import { weekScores, type WeekScoreRow } from '../../entities/scores';
import { link } from '../../grid/columnKinds';
import { tablePropsFromQuery } from '../../grid/tablePropsFromQuery';
import { DataTable } from '../../grid/DataTable';
import { usePlatformQuery } from '../../league/usePlatformQuery';
import { csvName } from '../../lib/csv';
import { useLeagueName } from '../../league/useLeagueName';
import { useLeaguePaths, usePlatform } from '../../routing/usePlatform';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { scoreColumns, scoreSummary } from './scoreColumns';
import { useTeamNeighbours } from './useNeighbours';
import { TeamTitle } from './TeamTitle';
import { useTeamName } from './useTeamName';
import { WeeksChart } from './WeeksChart';

/** What a team scored in each week of a year. */
export function PointsByYearTeamPage() {
  const team = useRouteParams<'pointsByYearTeam'>();
  const { leagueId, year, teamId } = team;
  const { key } = usePlatform();
  const paths = useLeaguePaths();
  const query = usePlatformQuery('pointsByYearTeam', { leagueId, year, teamId });
  const rows = useAppSelector((state) => weekScores.selectRows(state, seasonTeamKey(key, leagueId, year, teamId)));
  const teamName = useTeamName(team);
  const leagueName = useLeagueName();
  const teamPath = paths.team(leagueId, teamId);
  const neighbours = useTeamNeighbours(leagueId, year, teamId);

  const columns = useMemo(
    () => [
      link<WeekScoreRow>('week', 'Week', {
        flex: 1,
        width: 88,
        pinned: 'alone',
        to: ({ week }) => paths.pointsByYearTeamWeek(leagueId, year, teamId, week),
      }),
      ...scoreColumns<WeekScoreRow>({ flex: 1, width: 69 }),
    ],
    [paths, leagueId, year, teamId],
  );

  const table = (
    <DataTable
      {...tablePropsFromQuery(rows, query)}
      label="Weekly Scores"
      emptyHint={`No scores for ${year} yet.`}
      columns={columns}
      summary={scoreSummary}
      csvName={csvName(year, 'WeeklyScores', teamName, leagueName)}
      sort={{ field: 'week', direction: 'asc' }}
    />
  );
  if (query.missing)
    return (
      <NotFound
        text={`The league has no such team in ${year}.`}
        link={{ label: `${year} Team Scores`, to: paths.pointsByYear(leagueId, year) }}
      >
        {table}
      </NotFound>
    );
  return (
    <Page
      title={<TeamTitle name={teamName} to={teamPath} rest={<Link to={paths.pointsByYear(leagueId, year)}>{year}</Link>} />}
      subtitle="Weekly Scores"
      actions={<PrevNextNav label="Teams" {...neighbours} />}
    >
      <div className="card-grid weeks">
        {table}
        {rows && rows.length > 0 && <WeeksChart teamName={teamName ?? 'the team'} teamPath={teamPath} rows={rows} />}
      </div>
    </Page>
  );
}
