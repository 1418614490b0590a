import { useMemo } from 'react';
import { Page } from '../../components/Page';
import { Steps } from '../../components/Steps';
import { seasonTeamKey } from '../../entities/keys';
import { weekScores, type WeekScoreRow } from '../../entities/scores';
import { link } from '../../grid/columns';
import { fromQuery } from '../../grid/fromQuery';
import { LazyTable } from '../../grid/LazyTable';
import { useProvider } from '../../providers/useProvider';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import './points.css';
import { scoreColumns, scoreFooter } from './scoreColumns';
import { useTeamSteps } from './useSteps';
import { useTeamName } from './useTeamName';
import { WeeksPlot } from './WeeksPlot';

/** What a team scored in each week of a year. */
export function PointsByYearTeamPage() {
  const team = useRouteParams<'pointsByYearTeam'>();
  const { leagueId, year, teamId } = team;
  const { key, paths, usePointsByYearTeam } = useProvider();
  const query = usePointsByYearTeam(leagueId, year, teamId);
  const rows = useAppSelector((state) => weekScores.selectRows(state, seasonTeamKey(key, leagueId, year, teamId)));
  const teamName = useTeamName(team, rows);
  const steps = useTeamSteps(leagueId, year, teamId);

  const columns = useMemo(
    () => [
      link<WeekScoreRow>('week', 'Week', {
        flex: 1,
        width: 90,
        to: ({ week }) => paths.pointsByYearTeamWeek(leagueId, year, teamId, week),
      }),
      ...scoreColumns<WeekScoreRow>(),
    ],
    [paths, leagueId, year, teamId],
  );

  return (
    <Page title={`${teamName ?? 'Team'} · ${year}`} actions={<Steps label="Teams" {...steps} />}>
      <div className="points-weeks">
        <LazyTable
          {...fromQuery(rows, query)}
          label="Weekly Scores"
          emptyHint="Nothing was played in this year, or it has not been fetched yet."
          columns={columns}
          footer={scoreFooter}
          sort={{ field: 'week', direction: 'asc' }}
        />
        {rows && rows.length > 0 && <WeeksPlot leagueId={leagueId} year={year} teamName={teamName ?? 'the team'} rows={rows} />}
      </div>
    </Page>
  );
}
