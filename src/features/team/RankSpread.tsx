import type { RosterPlayerRow } from '../../entities/rosterPlayers';
import { decimals } from '../../lib/numbers';

/** A player's expert ranks: a bar from the best to the worst, with the average and the standard deviation around it. */
export function RankSpread({ info }: { info: RosterPlayerRow['fantasyProsInfo'] }) {
  const { best, worst, avg, stdDev } = info ?? {};
  if (typeof best !== 'number' || typeof worst !== 'number' || typeof avg !== 'number' || worst <= best) return null;
  const within = (rank: number) => Math.min(Math.max(rank, best), worst);
  const at = (rank: number) => (100 * (within(rank) - best)) / (worst - best);
  const [from, to] = [within(avg - (stdDev ?? 0)), within(avg + (stdDev ?? 0))];
  const told = `Ranked from ${best} to ${worst}, on average ${decimals(avg)}, mostly from ${decimals(from)} to ${decimals(to)}`;
  return (
    <div className="rank-spread" role="img" aria-label={told}>
      <div className="rank-spread__bar">
        <span className="rank-spread__deviation" style={{ left: `${at(from)}%`, right: `${100 - at(to)}%` }} />
        <span className="rank-spread__average" style={{ left: `${at(avg)}%` }} />
      </div>
      <div className="rank-spread__ends row">
        <span>{best}</span>
        <span>{worst}</span>
      </div>
    </div>
  );
}
