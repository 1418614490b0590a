import type { SeasonScoreRow } from '../../entities/scores';
import { sortRows } from '../../grid/sorting';
import { decimals } from '../../lib/numbers';
import { ChartFigure } from '../../charts/ChartFigure';

const parts = [
  { name: 'Team Score', field: 'teamScoreTotal', colour: 'var(--mui-palette-primary-main)' },
  { name: 'Bench Score', field: 'benchScoreTotal', colour: 'var(--mui-palette-position-wr)' },
  { name: 'Res Score', field: 'resScoreTotal', colour: 'var(--mui-palette-position-te)' },
] as const;

const ROW = 32;
const AROUND = 96;

/** The parts of each team's total, highest total first. */
export function YearChart({ year, rows }: { year: string; rows: readonly SeasonScoreRow[] }) {
  const sorted = sortRows(rows, (row) => row.teamScoreIncBenchAndRes, 'desc');
  const best = sorted[0]!;
  const height = AROUND + sorted.length * ROW;
  return (
    <ChartFigure
      title={`${year} points by team, bench and reserve`}
      summary={`Stacked bars of the points of ${sorted.length} teams. The highest total is ${decimals(best.teamScoreIncBenchAndRes)}, of ${best.teamName}. The table Team Scores has every number.`}
      height={height}
    >
      {({ StackedBars }) => (
        <StackedBars
          labels={sorted.map(({ teamName }) => teamName)}
          series={parts.map(({ name, field, colour }) => ({ name, colour, values: sorted.map((row) => row[field]) }))}
        />
      )}
    </ChartFigure>
  );
}
