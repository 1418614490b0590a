import type { Schema } from '../../api/types';
import { decimals } from '../../lib/numbers';

const caption = { gap: 8, marginBottom: 16, color: 'var(--mui-palette-text-secondary)', font: 'var(--mui-font-caption)' };
const line = { position: 'relative', height: 8, borderRadius: 4, background: 'var(--mui-palette-divider)' } as const;
const deviation = {
  position: 'absolute',
  insetBlock: 0,
  borderRadius: 4,
  background: 'var(--mui-palette-primary-light)',
} as const;
const average = { ...deviation, insetBlock: -5, width: 4, background: 'var(--mui-palette-text-primary)', translate: '-50%' };

/** A player's expert ranks: a bar from the best to the worst, with the average and the standard deviation around it. */
export function RankSpread({ info }: { info: Schema<'TeamPlayer'>['fantasyProsInfo'] }) {
  const { best, worst, avg, stdDev } = info ?? {};
  if (typeof best !== 'number' || typeof worst !== 'number' || typeof avg !== 'number' || worst <= best) return null;
  const within = (rank: number) => Math.min(Math.max(rank, best), worst);
  const at = (rank: number) => (100 * (within(rank) - best)) / (worst - best);
  const [from, to] = [within(avg - (stdDev ?? 0)), within(avg + (stdDev ?? 0))];
  const description = `Ranked from ${best} to ${worst}, on average ${decimals(avg)}, mostly from ${decimals(from)} to ${decimals(to)}`;
  return (
    <div className="stack" style={caption} role="img" aria-label={description}>
      <div style={line}>
        <span style={{ ...deviation, left: `${at(from)}%`, right: `${100 - at(to)}%` }} />
        <span style={{ ...average, left: `${at(avg)}%` }} />
      </div>
      <div className="row spread">
        <span>{best}</span>
        <span>{worst}</span>
      </div>
    </div>
  );
}
