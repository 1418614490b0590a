/** Rules that hide the keepers of a season until their deadline. */
import { ForbiddenError } from '../errors';
import type { KeeperRules } from './history';
import { isPastDeadline } from './limits';
import { deadlineWords } from './ruleWords';

/** A league's season, and whether it has drafted. */
interface Season {
  season: number;
  hasDrafted: boolean;
}

/**
 * Whether rules hide the marks of a season: until the deadline, and no longer than until the draft.
 * @param of the season that the rules are of, which may be the league's next
 * @param now in milliseconds since 1970
 */
export const hidesKeepers = (rules: KeeperRules | null, of: number, { season, hasDrafted }: Season, now: number): boolean =>
  rules?.isHidden === true &&
  rules.deadline !== null &&
  !isPastDeadline(rules, now) &&
  (of > season || (of === season && !hasDrafted));

/** The deadline in words, such as “Tue, Aug 25, 2026, 6:00 PM EDT”. */
export const hiddenUntil = ({ deadline, timeZone }: KeeperRules): string => deadlineWords(deadline ?? '', timeZone);

/** The refusal of who is not the team's owner while keepers are hidden. */
export const keepersAreHidden = (rules: KeeperRules) =>
  new ForbiddenError(`The keepers are hidden until ${hiddenUntil(rules)}: only the team’s owner chooses them.`);
