import { useMemo } from 'react';
import { Link } from 'react-router';
import { NotFound } from '../../league/NotFound';
import { Page } from '../../league/Page';
import { PrevNextNav } from '../../components/PrevNextNav';
import { weekScores, type TeamWeekScoreRow } from '../../entities/tables';
import { link } from '../../grid/columnKinds';
import { LeagueTable } from '../../league/LeagueTable';
import { useLeaguePaths, usePlatform } from '../../routing/usePlatform';
import { useRouteParams } from '../../routing/useRoute';
import { useRows } from '../../store/useRows';
import { gameColumns } from './gameColumns';
import { scoreColumns, scoreSummary } from './scoreColumns';
import { useTeamNeighbours } from './useNeighbours';
import { TeamTitle } from './TeamTitle';
import { useTeamName } from './useTeamName';
import { WeeksChart } from './WeeksChart';

/** What a team scored in each week of a year, against whom, and what came of it. */
export function PointsByYearTeamPage() {
  const team = useRouteParams<'pointsByYearTeam'>();
  const { leagueId, year, teamId } = team;
  const { key: platform } = usePlatform();
  const paths = useLeaguePaths();
  const arg = { platform, leagueId, year: Number(year), teamId };
  const { rows, query } = useRows(weekScores, arg);
  const teamName = useTeamName(team);
  const neighbours = useTeamNeighbours(leagueId, year, teamId);

  const columns = useMemo(
    () => [
      link<TeamWeekScoreRow>('week', 'Week', {
        width: 98,
        pinned: 'alone',
        narrow: 'lead',
        narrowLabel: 'Week',
        to: ({ week }) => paths.pointsByYearTeamWeek(leagueId, year, teamId, week),
      }),
      ...gameColumns((opponentId) => paths.pointsByYearTeam(leagueId, year, opponentId)),
      ...scoreColumns<TeamWeekScoreRow>(
        { width: 86 },
        { teamScoreTotal: ({ week }) => paths.matchup(leagueId, year, week, teamId) },
        { teamScoreTotal: 'figure' },
      ),
    ],
    [paths, leagueId, year, teamId],
  );

  const table = (
    <LeagueTable
      rows={rows}
      query={query}
      label="Weekly Scores"
      emptyHint={`No scores for ${year} yet.`}
      columns={columns}
      summary={scoreSummary}
      csv={[year, 'WeeklyScores', teamName]}
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
      title={<TeamTitle id={teamId} name={teamName} rest={<Link to={paths.pointsByYear(leagueId, year)}>{year}</Link>} />}
      subtitle="Weekly Scores"
      actions={<PrevNextNav label="Teams" {...neighbours} />}
    >
      <div className="weeks">
        {table}
        {rows && rows.length > 0 && <WeeksChart teamId={teamId} teamName={teamName ?? 'the team'} rows={rows} />}
      </div>
    </Page>
  );
}
