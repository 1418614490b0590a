import type { Schema } from '../../api/types';
import { ChartFigure } from '../../charts/ChartFigure';
import { pointSeries } from './pointSeries';

const HEIGHT = 240;

type Props = { season: number; weeks: readonly Schema<'PlayerWeek'>[]; playerName: string };

/** A player's points by week, those without a start in a colour of their own. Renders nothing for a single week. */
export function PointsChart({ season, weeks, playerName }: Props) {
  const series = pointSeries(weeks);
  const isPlayed = (value: number | null) => value !== null;
  const played = series.all.filter(isPlayed).length;
  if (played < 2) return null;
  const benched = series.benched.filter(isPlayed).length;
  return (
    <ChartFigure
      title={`Points by week, ${season}`}
      summary={`Line of the points of ${playerName} in ${played} weeks; he started ${played - benched} of them. The table below has the numbers.`}
      height={HEIGHT}
      controls={
        benched > 0 && (
          <ul className="row chart-legend">
            <li>Points</li>
            <li>Not started</li>
          </ul>
        )
      }
    >
      {({ Lines }) => (
        <Lines
          xValues={series.weeks}
          xLabel="Week"
          series={[
            { name: 'Points', colour: 'var(--mui-palette-primary-main)', values: series.all },
            { name: 'Not started', colour: 'var(--mui-palette-position-te)', values: series.benched, line: 'dashed' },
          ]}
        />
      )}
    </ChartFigure>
  );
}
