import type { MoveRow } from './transactions';

/** The types of transactions, in words. */
export const typeNames: Record<MoveRow['type'], string> = {
  trade: 'Trade',
  waiver: 'Waiver',
  free_agent: 'Free agent',
  commissioner: 'Commissioner',
  auction: 'Auction',
};

/** What changed hands: a player's name, a pick such as `2027 round 3 of River Ferrets`, or a budget such as `$10 of the waiver budget`. */
export function moveName({ player, pick, budget }: MoveRow): string | null {
  if (player) return player.playerName;
  if (pick) return `${pick.season} round ${pick.round} of ${pick.teamName}`;
  return budget === null ? null : `$${budget} of the waiver budget`;
}
