import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { points } from '../lib/numbers';
import { AppTheme } from '../theme/AppTheme';

/** A series of numbers, in a colour of the theme: `var(--mui-palette-primary-main)`. */
type Series = {
  name: string;
  values: readonly (number | null)[];
  colour: string;
  /** A thin line without marks, behind the others. */
  faint?: boolean;
  /** How the line is drawn, if it is not solid: `dashed` is what another series is compared with. */
  line?: 'dashed' | 'dotted' | 'mixed';
  /** The shape of its marks, by default a circle. */
  shape?: 'circle' | 'square' | 'diamond' | 'triangle';
};

const sx = {
  height: '100%',
  '& .MuiLineChart-line[data-series^=main]': { strokeWidth: 3 },
  '& .MuiLineChart-line[data-series*=dashed]': { strokeDasharray: '6 4' },
  '& .MuiLineChart-line[data-series*=dotted]': { strokeDasharray: '2 4' },
  '& .MuiLineChart-line[data-series*=mixed]': { strokeDasharray: '12 4 2 4' },
};

/**
 * The props that all charts share: no legend, which would have names without links, no animation, which would leave them empty in print, and
 * no tab stop, because a table has the numbers.
 */
const common = { sx, hideLegend: true, disableKeyboardNavigation: true, skipAnimation: true };

const pointsOrNone = (value: number | null) => (value === null ? '' : points(value));

type Range = { lowest: number; median: number; highest: number };

const main = 'var(--mui-palette-primary-main)';
const faint = `color-mix(in srgb, ${main} 45%, transparent)`;

/** Pixels above and below the rows: `charts.css` has them, too. */
const rowsTop = 8;
const axisHeight = 25;

/**
 * A horizontal bar for each label, from its lowest to its highest number, in two shades that meet at the median. The labels are in the
 * tooltips only: the `rowNames` of the figure are beside the bars.
 */
export function Ranges({ labels, ranges }: { labels: readonly string[]; ranges: readonly Range[] }) {
  /** A part of the bars: its length, and the number at its end, which the tooltip shows. */
  const part = (label: string, end: keyof Range, start: keyof Range | undefined, color: string) => ({
    ...{ label, color, stack: 'all' },
    data: ranges.map((range) => range[end] - (start ? range[start] : 0)),
    valueFormatter: (_length: number | null, { dataIndex }: { dataIndex: number }) =>
      pointsOrNone(ranges[dataIndex]?.[end] ?? null),
  });
  return (
    <AppTheme>
      <BarChart
        {...common}
        layout="horizontal"
        margin={{ left: 0, right: 24, top: rowsTop, bottom: 0 }}
        grid={{ vertical: true }}
        xAxis={[{ height: axisHeight, min: 10 * Math.floor(Math.min(...ranges.map(({ lowest }) => lowest)) / 10) }]}
        yAxis={[
          {
            scaleType: 'band',
            width: 8,
            categoryGapRatio: 0.5,
            // Keyed by index: two teams may have one name.
            data: labels.map((_label, index) => index),
            valueFormatter: (index: number, { location }) => (location === 'tick' ? '' : (labels[index] ?? '')),
          },
        ]}
        series={[
          part('Lowest week', 'lowest', undefined, 'transparent'),
          part('Median', 'median', 'lowest', faint),
          part('Highest week', 'highest', 'median', main),
        ]}
      />
    </AppTheme>
  );
}

type LinesProps = {
  /** The values of the x axis, such as weeks or years. */
  xValues: readonly number[];
  xLabel: string;
  series: readonly Series[];
  /** The lowest finish, for charts that have 1 at the top. */
  lowestFinish?: number;
};

/** A line for each series, over weeks or years. */
export function Lines({ xValues, xLabel, series, lowestFinish }: LinesProps) {
  return (
    <AppTheme>
      <LineChart
        {...common}
        margin={{ left: 0, right: 24, top: 16, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            scaleType: 'point',
            data: [...xValues],
            tickLabelMinGap: 10,
            valueFormatter: (value: number, { location }) => (location === 'tick' ? String(value) : `${xLabel} ${value}`),
          },
        ]}
        yAxis={[
          lowestFinish === undefined
            ? { width: 48 }
            : {
                width: 32,
                reverse: true,
                min: 1,
                max: lowestFinish,
                domainLimit: 'strict',
                tickInterval: Array.from({ length: lowestFinish }, (_, index) => index + 1),
              },
        ]}
        series={series.map(({ name, values, colour, faint = false, line = 'solid', shape = 'circle' }, index) => ({
          id: `${faint ? 'faint' : 'main'} ${line} ${index}`,
          label: name,
          data: [...values],
          color: colour,
          curve: 'linear' as const,
          showMark: !faint,
          shape,
          connectNulls: false,
          valueFormatter:
            lowestFinish === undefined ? pointsOrNone : (value: number | null) => (value === null ? '' : String(value)),
        }))}
      />
    </AppTheme>
  );
}
