import type { Schema } from '../api/types';
import { pickString } from '../lib/pickString';

/** The types of transactions, in words. */
export const typeNames: Record<Schema<'Transaction'>['type'], string> = {
  trade: 'Trade',
  waiver: 'Waiver',
  free_agent: 'Free agent',
  commissioner: 'Commissioner',
  auction: 'Auction',
  draft: 'Drafted',
  keeper: 'Kept',
};

/** A transaction's type, with the pick that took a player: `Waiver`, `Drafted 4.07`. */
export const typeText = ({ type, pick }: Pick<Schema<'Transaction'>, 'type' | 'pick'>): string =>
  typeNames[type] + (pick ? ` ${pickString(pick.round, pick.pick)}` : '');

/** A pick such as `1.03 of 2025`, or `2027 round 3 of River Ferrets` before the order of its draft. */
export function pickName({ season, round, pick, teamName }: Schema<'TradedPick'>): string {
  if (pick !== null) return `${pickString(round, pick)} of ${season}`;
  return `${season} round ${round}${teamName === null ? '' : ` of ${teamName}`}`;
}

/** What changed hands: a player's name, a pick, or a budget such as `$10 of the waiver budget`. */
export function moveName({ player, pick, budget }: Schema<'TransactionMove'>): string | null {
  if (player) return player.playerName;
  if (pick) return pickName(pick);
  return budget === null ? null : `$${budget} of the waiver budget`;
}
