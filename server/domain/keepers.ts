import { ForbiddenError } from './errors';

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
