import { ForbiddenError, KeeperRefusedError } from './errors';

/** The fields of a league that decide whether its teams may mark keepers. */
interface KeeperLeague {
  name: string;
  manualKeepersEnabled: boolean;
  hasDrafted: boolean;
}

/** Whether teams may mark keepers: the league has manual keepers and has not drafted yet. */
export const isOpenForKeepers = ({ manualKeepersEnabled, hasDrafted }: KeeperLeague) => manualKeepersEnabled && !hasDrafted;

/** @throws ForbiddenError after the league's draft. */
export function requireUndrafted({ name, hasDrafted }: Pick<KeeperLeague, 'name' | 'hasDrafted'>): void {
  if (hasDrafted) throw new ForbiddenError(`${name} has drafted: its keepers are settled.`);
}

/** @throws ForbiddenError unless {@link isOpenForKeepers}. */
export function requireOpenForKeepers(league: KeeperLeague): void {
  requireUndrafted(league);
  if (!isOpenForKeepers(league)) throw new ForbiddenError(`${league.name} does not let its teams mark keepers.`);
}

/**
 * Checks that a mark is not refused, or that the refusal is overridden.
 * @param refusal why the league's rules refuse it; null if they do not
 * @param options `override` the rules, which only who `mayOverride` may; `of` a league's name, where a call changes several
 * @returns whether the rules are overridden
 * @throws KeeperRefusedError with what to do
 */
export function requireAllowed(
  refusal: string | null,
  { override = false, mayOverride, of = '' }: { override?: boolean; mayOverride: boolean; of?: string },
): boolean {
  if (refusal === null) return false;
  if (override && mayOverride) return true;
  throw new KeeperRefusedError(`${of && `${of}: `}${refusal}`, mayOverride);
}
