import { useMemo } from 'react';
import { Page } from '../../components/Page';
import { PrevNextNav } from '../../components/PrevNextNav';
import { seasonKey } from '../../entities/keys';
import { seasonScores, weekRanges, type SeasonScoreRow } from '../../entities/scores';
import { link, text } from '../../grid/columnKinds';
import { tablePropsFromQuery } from '../../grid/tablePropsFromQuery';
import { DataTable } from '../../grid/DataTable';
import { useLeagueName } from '../../league/useLeagueName';
import { usePlatformQuery } from '../../league/usePlatformQuery';
import { useLeaguePaths, usePlatform } from '../../routing/usePlatform';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { MissingYear } from './MissingYear';
import { scoreColumns, scoreSummary } from './scoreColumns';
import { saveTeamScores } from './teamScoresCsv';
import { YearChart } from './YearChart';
import { useYearNeighbours } from './useNeighbours';

/** What the teams of a league scored in a year. */
export function PointsByYearPage() {
  const { leagueId, year } = useRouteParams<'pointsByYear'>();
  const { key } = usePlatform();
  const paths = useLeaguePaths();
  const query = usePlatformQuery('pointsByYear', { leagueId, year });
  const rows = useAppSelector((state) => seasonScores.selectRows(state, seasonKey(key, leagueId, year)));
  const ranges = useAppSelector((state) => weekRanges.selectRows(state, seasonKey(key, leagueId, year)));
  const leagueName = useLeagueName();
  const neighbours = useYearNeighbours(leagueId, year, rows?.length === 0);

  const columns = useMemo(
    () => [
      link<SeasonScoreRow>('teamName', 'Team Name', {
        flex: 1,
        width: 150,
        pinned: 'alone',
        to: ({ teamId }) => paths.team(leagueId, teamId),
      }),
      text<SeasonScoreRow>('ownerName', 'Owner', { flex: 1, width: 150 }),
      ...scoreColumns<SeasonScoreRow>({ width: 116 }, ({ teamId }) => paths.pointsByYearTeam(leagueId, year, teamId)),
    ],
    [paths, leagueId, year],
  );

  return (
    <Page
      title={leagueName ?? 'Team Scores'}
      subtitle={`${year} Team Scores`}
      actions={
        <>
          <PrevNextNav label="Years" {...neighbours} />
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
      {query.missing && <MissingYear leagueId={leagueId} year={year} />}
      <DataTable
        {...tablePropsFromQuery(rows, query)}
        label="Team Scores"
        columns={columns}
        summary={scoreSummary}
        // The page's own export has every field.
        csvName={false}
        emptyHint={`No scores for ${year} yet.`}
        sort={{ field: 'teamScoreIncBenchAndRes', direction: 'desc' }}
      />
      {rows && ranges && ranges.length > 0 && <YearChart {...{ leagueId, year, rows, ranges }} />}
    </Page>
  );
}
