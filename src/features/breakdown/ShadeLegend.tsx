import type { Average } from './columns';

const ends: Record<Average, [string, string]> = { adp: ['later picks', 'earlier picks'], age: ['older', 'younger'] };

/** The legend of the shades, which rank a cell within its column. */
export function ShadeLegend({ average }: { average: Average }) {
  const [least, most] = ends[average];
  return (
    <p className="row muted">
      <span>By position:</span>
      <span>{least}</span>
      <span className="shade-scale" aria-hidden />
      <span>{most}</span>
    </p>
  );
}
