import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

/** Numbers in a row under one name, in a colour that is a token: `var(--accent)`. */
interface Series {
  name: string;
  values: readonly (number | null)[];
  colour: string;
}

const sx = {
  height: '100%',
  '& .MuiChartsAxis-root :is(line, path)': { stroke: 'var(--line-strong)' },
  // The chart writes its own font and colours where only these can overrule them.
  '& .MuiChartsAxis-root text': { fill: 'var(--text-muted)', fontFamily: 'var(--font-body) !important' },
  '& path[fill="#fff"]': { fill: 'var(--surface)' },
  '& .MuiLineChart-line[data-series^=main]': { strokeWidth: 3 },
  '& .MuiChartsGrid-line': { stroke: 'var(--line)' },
};

/** What the charts have in common: still for who wants no motion, and no stop of the keyboard, for the table has the numbers. */
const common = () => ({
  sx,
  disableKeyboardNavigation: true,
  skipAnimation: matchMedia('(prefers-reduced-motion: reduce)').matches,
  slotProps: { legend: { sx: { color: 'var(--text)', fontFamily: 'var(--font-body)' } } },
});

const shorten = (text: string, longest: number) => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);

const points = (value: number | null) => (value === null ? '' : value.toFixed(2));

/** A bar for each label, of parts end to end, from the left. */
export function StackedBars({ labels, series }: { labels: readonly string[]; series: readonly Series[] }) {
  const narrow = window.innerWidth < 600;
  return (
    <BarChart
      {...common()}
      layout="horizontal"
      margin={{ left: 0, right: 24, top: 8, bottom: 0 }}
      grid={{ vertical: true }}
      yAxis={[
        {
          scaleType: 'band',
          width: narrow ? 112 : 150,
          // By their places: two teams may have one name.
          data: labels.map((_label, index) => index),
          valueFormatter: (index: number, { location }) =>
            location === 'tick' ? shorten(labels[index] ?? '', narrow ? 13 : 18) : (labels[index] ?? ''),
        },
      ]}
      series={series.map(({ name, values, colour }) => ({
        label: name,
        data: [...values],
        color: colour,
        stack: 'all',
        valueFormatter: points,
      }))}
    />
  );
}

interface LinesProps {
  /** What stands below the lines, such as weeks or years. */
  along: readonly number[];
  alongName: string;
  series: readonly (Series & { faint?: boolean })[];
  /** Whether 1 is the best and stands at the top: places, with as many as there are. */
  places?: number;
}

/** A line for each series, over weeks or years. */
export function Lines({ along, alongName, series, places }: LinesProps) {
  return (
    <LineChart
      {...common()}
      hideLegend={places !== undefined}
      margin={{ left: 0, right: 24, top: 16, bottom: 0 }}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'point',
          data: [...along],
          tickLabelMinGap: 10,
          valueFormatter: (value: number, { location }) => (location === 'tick' ? String(value) : `${alongName} ${value}`),
        },
      ]}
      yAxis={[
        places === undefined
          ? { width: 48 }
          : {
              width: 32,
              reverse: true,
              min: 1,
              max: places,
              domainLimit: 'strict',
              tickInterval: Array.from({ length: places }, (_, index) => index + 1),
            },
      ]}
      series={series.map(({ name, values, colour, faint = false }, index) => ({
        id: `${faint ? 'faint' : 'main'} ${index}`,
        label: name,
        data: [...values],
        color: colour,
        curve: 'linear' as const,
        showMark: !faint,
        shape: 'circle' as const,
        connectNulls: false,
        valueFormatter: places === undefined ? points : (value: number | null) => (value === null ? '' : String(value)),
      }))}
    />
  );
}
