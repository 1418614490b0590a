import { useMemo } from 'react';
import { Page } from '../../components/Page';
import { Steps } from '../../components/Steps';
import { seasonKey } from '../../entities/keys';
import { seasonScores, type SeasonScoreRow } from '../../entities/scores';
import { link, text } from '../../grid/columns';
import { fromQuery } from '../../grid/fromQuery';
import { LazyTable } from '../../grid/LazyTable';
import { useLeagueName } from '../../providers/useLeagueName';
import { useProvider } from '../../providers/useProvider';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { scoreColumns, scoreFooter } from './scoreColumns';
import { saveTeamScores } from './teamScoresCsv';
import { YearPlot } from './YearPlot';
import { useYearSteps } from './useSteps';

/** What the teams of a league scored in a year. */
export function PointsByYearPage() {
  const { leagueId, year } = useRouteParams<'pointsByYear'>();
  const { key, paths, usePointsByYear } = useProvider();
  const query = usePointsByYear(leagueId, year);
  const rows = useAppSelector((state) => seasonScores.selectRows(state, seasonKey(key, leagueId, year)));
  const leagueName = useLeagueName();
  const steps = useYearSteps(leagueId, year, rows?.length === 0);

  const columns = useMemo(
    () => [
      link<SeasonScoreRow>('teamName', 'Team Name', { flex: 2, width: 160, to: ({ teamId }) => paths.team(leagueId, teamId) }),
      text<SeasonScoreRow>('ownerName', 'Owner', { flex: 1, width: 120 }),
      ...scoreColumns<SeasonScoreRow>(({ teamId }) => paths.pointsByYearTeam(leagueId, year, teamId)),
    ],
    [paths, leagueId, year],
  );

  return (
    <Page
      title={leagueName ?? 'Team Scores'}
      subtitle={`${year} Team Scores`}
      actions={
        <>
          <Steps label="Years" {...steps} />
          <button
            type="button"
            className="button"
            disabled={!rows?.length}
            onClick={() => rows && saveTeamScores(year, leagueName ?? '', rows)}
          >
            Export
          </button>
        </>
      }
    >
      <LazyTable
        {...fromQuery(rows, query)}
        label="Team Scores"
        columns={columns}
        footer={scoreFooter}
        emptyHint="Nothing was played in this year, or it has not been fetched yet."
        sort={{ field: 'teamScoreIncBenchAndRes', direction: 'desc' }}
      />
      {rows && rows.length > 0 && <YearPlot year={year} rows={rows} />}
    </Page>
  );
}
