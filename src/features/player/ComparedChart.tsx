import type { Schema } from '../../api/types';
import { ChartFigure } from '../../charts/ChartFigure';
import { lineStyles } from './lineStyles';
import { pointSeries } from './pointSeries';

const HEIGHT = 300;

/** A line of the chart: a player with the weeks of a season, none if no line-up had him, and his place among the compared ones. */
type ComparedLine = { name: string; at: number; weeks: readonly Schema<'PlayerWeek'>[] };

/** The points of several players by week, in lines that differ by their dashes and marks too. */
export function ComparedChart({ year, lines }: { year: number; lines: readonly ComparedLine[] }) {
  const series = lines
    .map(({ name, at, weeks }) => ({ name, at, ...pointSeries(weeks) }))
    .filter(({ weeks }) => weeks.length > 0);
  const numbers = series.flatMap(({ weeks }) => weeks);
  const first = Math.min(...numbers);
  const every = Array.from({ length: Math.max(...numbers) - first + 1 }, (_, index) => first + index);
  return (
    <ChartFigure
      title={`Points by week, ${year}`}
      summary={`Lines of the points of ${series.map(({ name }) => name).join(', ')}. The table below has the numbers.`}
      height={HEIGHT}
    >
      {({ Lines }) => (
        <Lines
          xValues={every}
          xLabel="Week"
          series={series.map(({ name, at, weeks, all }) => ({
            name,
            ...lineStyles[at],
            colour: lineStyles[at]!.colour,
            values: every.map((week) => all[weeks.indexOf(week)] ?? null),
          }))}
        />
      )}
    </ChartFigure>
  );
}
