import type { Schema } from '../api/types';

/** A player's place in a line-up, in words. */
export const slotNames: Record<Schema<'PlayerScore'>['slot'], string> = {
  starter: 'Starter',
  bench: 'Bench',
  reserve: 'Reserve',
};
