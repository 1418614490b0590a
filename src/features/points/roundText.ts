import type { Schema } from '../../api/types';

/** A game's round of the play-offs and, of a longer one, its weeks: `Final, weeks 16 and 17`; empty for a game of the regular season. */
export const roundText = ({ round, weeks }: Pick<Schema<'TeamGame'>, 'round' | 'weeks'>): string =>
  [round, weeks.length > 1 && `weeks ${weeks.join(' and ')}`].filter(Boolean).join(', ');
