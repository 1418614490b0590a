import type { Average } from './columns';
import './breakdown.css';

const ends: Record<Average, [string, string]> = { adp: ['later picks', 'earlier picks'], age: ['older', 'younger'] };

/** What the shades of a position's averages mean: each cell among its column. */
export function HeatLegend({ average }: { average: Average }) {
  const [least, most] = ends[average];
  return (
    <p className="heat-legend">
      <span>By position:</span>
      <span>{least}</span>
      <span className="heat-legend__scale" aria-hidden />
      <span>{most}</span>
    </p>
  );
}
