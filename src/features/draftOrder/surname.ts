import type { Schema } from '../../api/types';

/** A player's name without the first one; of a defense, its team's last word. */
export function surname({ playerName, position }: Schema<'PickedPlayer'>): string {
  const names = playerName.split(' ');
  return (position === 'DEF' ? names.slice(-1) : names.slice(1)).join(' ') || playerName;
}
