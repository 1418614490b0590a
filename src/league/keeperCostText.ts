import type { Schema } from '../api/types';

/**
 * What a keeper costs: `7.04`, `8.04 for round 7` where he takes a pick of another round, `Round 7` before the draft has an order, `No pick
 * for round 7` if the team has none left, `$12` at an auction; undefined if that is not known.
 */
export function keeperCostText({ round, pick, price, isUnpaid = false }: Schema<'KeeperCost'>): string | undefined {
  if (price !== null) return `$${price}`;
  if (isUnpaid) return round === null ? 'No pick left' : `No pick for round ${round}`;
  if (pick === null) return round === null ? undefined : `Round ${round}`;
  return round === null || pick.startsWith(`${round}.`) ? pick : `${pick} for round ${round}`;
}

/** A gain or a loss with its sign: `+3`, `−2`, `0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

/** What costs sort by: pick or round, and at an auction the price; undefined if that is not known. */
export function costOrder({ round, pick, price }: Schema<'KeeperCost'>): number | undefined {
  if (price !== null) return price;
  if (pick === null) return round === null ? undefined : round * 100;
  const [of, number] = pick.split('.').map(Number);
  return of! * 100 + number!;
}
