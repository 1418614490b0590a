import { ForbiddenError, TooManyKeepersError } from './errors';

/** The fields of a league that decide whether its teams may mark keepers. */
interface KeeperLeague {
  name: string;
  manualKeepersEnabled: boolean;
  hasDrafted: boolean;
}

/** Whether teams may mark keepers: the league has manual keepers and has not drafted yet. */
export const isOpenForKeepers = ({ manualKeepersEnabled, hasDrafted }: KeeperLeague) => manualKeepersEnabled && !hasDrafted;

/** @throws ForbiddenError unless {@link isOpenForKeepers}. */
export function requireOpenForKeepers(league: KeeperLeague): void {
  if (league.hasDrafted) throw new ForbiddenError(`${league.name} has drafted: its keepers are settled.`);
  if (!isOpenForKeepers(league)) throw new ForbiddenError(`${league.name} does not let its teams mark keepers.`);
}

/**
 * Checks that a team with `count` keepers may have another.
 * @param limit undefined for no limit
 * @param options `override` the limit, which only who `mayOverride` may; `of` a league's name, where a call changes several
 * @returns whether the limit is overridden
 * @throws TooManyKeepersError with what to do
 */
export function requireKeeperPlace(
  count: number,
  limit: number | undefined,
  { override = false, mayOverride, of = '' }: { override?: boolean; mayOverride: boolean; of?: string },
): boolean {
  if (limit === undefined || count < limit) return false;
  if (override && mayOverride) return true;
  const surplus = count - limit + 1;
  const marks = surplus === 1 ? 'another mark' : `${surplus} marks`;
  throw new TooManyKeepersError(`${of && `${of}: `}${count} of ${limit} keepers: take ${marks} back first.`, mayOverride);
}
