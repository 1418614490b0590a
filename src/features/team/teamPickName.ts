import type { Schema } from '../../api/types';

/** A pick of the coming draft: `3.11`, or `Round 3` as long as nobody has set its place in the round. */
export const teamPickName = ({ pickString, isGuess }: Pick<Schema<'TeamPick'>, 'pickString' | 'isGuess'>): string =>
  isGuess ? `Round ${pickString.split('.')[0]}` : pickString;
