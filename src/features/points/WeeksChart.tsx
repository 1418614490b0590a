import type { TeamWeekScoreRow } from '../../entities/tables';
import { sortRows } from '../../grid/sorting';
import { ChartFigure } from '../../charts/ChartFigure';
import { TeamName } from '../../league/TeamName';

const HEIGHT = 312;

type Props = { teamId: string; teamName: string; rows: readonly TeamWeekScoreRow[] };

/** A team's Team Score by week, with the league's median. */
export function WeeksChart({ teamId, teamName, rows }: Props) {
  const own = sortRows(rows, ({ week }) => week, 'asc');
  const weeks = own.map(({ week }) => week);
  const compared = own.some(({ leagueMedian }) => leagueMedian !== undefined);
  const above = own.filter(({ teamScoreTotal, leagueMedian = Infinity }) => teamScoreTotal > leagueMedian).length;
  const comparison = compared ? ` It was above the league's median in ${above} of ${weeks.length} weeks.` : '';
  return (
    <ChartFigure
      title="Team Score against the league’s median"
      summary={`Lines of the Team Score of ${teamName} by week.${comparison} The table Weekly Scores has the team's numbers.`}
      height={HEIGHT}
      controls={
        <ul className="row chart-legend">
          <li>
            <TeamName id={teamId} name={teamName} />
          </li>
          <li>League median</li>
        </ul>
      }
    >
      {({ Lines }) => (
        <Lines
          xValues={weeks}
          xLabel="Week"
          series={[
            { name: teamName, colour: 'var(--mui-palette-primary-main)', values: own.map((row) => row.teamScoreTotal) },
            {
              name: 'League median',
              colour: 'var(--mui-palette-position-te)',
              values: own.map((row) => row.leagueMedian ?? null),
              line: 'dashed',
            },
          ]}
        />
      )}
    </ChartFigure>
  );
}
