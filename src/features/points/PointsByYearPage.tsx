import { useMemo } from 'react';
import { saveCsv } from '../../browser/saveCsv';
import { Page } from '../../league/Page';
import { seasonScores, weekRanges, type TeamYearScoreRow } from '../../entities/tables';
import { text } from '../../grid/columnKinds';
import { sortRows } from '../../grid/sorting';
import { LeagueTable } from '../../league/LeagueTable';
import { team } from '../../league/nameColumns';
import { useLeagueName } from '../../league/useLeagueName';
import { keysOf } from '../../lib/keysOf';
import { useLeaguePaths, usePlatform } from '../../routing/usePlatform';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { useRows } from '../../store/useRows';
import { MissingYear } from './MissingYear';
import { scoreColumns, scoreSummary } from './scoreColumns';
import { YearChart } from './YearChart';
import { Button } from '../../components/Button';

/** Saves a year's team scores, highest total first, with every field of the response. */
function saveTeamScores(year: string, leagueName: string, rows: readonly TeamYearScoreRow[]): void {
  const fields = [...new Set(rows.flatMap((row) => keysOf<keyof TeamYearScoreRow>(row)))].filter((field) => field !== 'key');
  saveCsv(
    `${year}_TeamScores_${leagueName.replace(/\s+/g, '')}`,
    sortRows(rows, (row) => row.teamScoreIncBenchAndRes, 'desc'),
    fields.map((field) => ({ header: field, value: (row) => row[field] })),
  );
}

/** What the teams of a league scored in a year. */
export function PointsByYearPage() {
  const { leagueId, year } = useRouteParams<'pointsByYear'>();
  const { key: platform } = usePlatform();
  const paths = useLeaguePaths();
  const arg = { platform, leagueId, year: Number(year) };
  const { rows, query } = useRows(seasonScores, arg);
  const ranges = useAppSelector((state) => weekRanges.selectRows(state, arg));
  const leagueName = useLeagueName();

  const columns = useMemo(
    () => [
      team<TeamYearScoreRow>('teamName', 'Team Name', { flex: 1, width: 150, pinned: 'alone', narrow: 'title' }),
      text<TeamYearScoreRow>('ownerName', 'Owner', { flex: 1, width: 150, narrow: 'chip' }),
      ...scoreColumns<TeamYearScoreRow>(
        { width: 116 },
        { teamScoreIncBenchAndRes: ({ teamId }) => paths.pointsByYearTeam(leagueId, year, teamId) },
        { teamScoreTotal: 'chip', benchScoreTotal: 'chip', resScoreTotal: 'chip', teamScoreIncBenchAndRes: 'figure' },
      ),
    ],
    [paths, leagueId, year],
  );

  return (
    <Page
      actions={
        <Button disabled={!rows?.length} onClick={() => rows && saveTeamScores(year, leagueName ?? '', rows)}>
          Export
        </Button>
      }
    >
      {query.missing && <MissingYear leagueId={leagueId} year={year} />}
      <LeagueTable
        rows={rows}
        query={query}
        label="Team Scores"
        columns={columns}
        summary={scoreSummary}
        // The page's own export has every field.
        csv={false}
        emptyHint={`No scores for ${year} yet.`}
        sort={{ field: 'teamScoreIncBenchAndRes', direction: 'desc' }}
      />
      {rows && ranges && ranges.length > 0 && <YearChart {...{ year, rows, ranges }} />}
    </Page>
  );
}
