import type { Schema } from '../../api/types';

type Lists = Omit<Schema<'TeamDepthChart'>, 'teamName'>;

/** The depth chart's positions in order, each with the list of its players. */
export const depthColumns: readonly { header: string; list: keyof Lists; meaning: string }[] = [
  { header: 'QB', list: 'quarterbacks', meaning: 'Quarterbacks' },
  { header: 'RB', list: 'runningBacks', meaning: 'Running backs' },
  { header: 'WR', list: 'wideReceivers', meaning: 'Wide receivers' },
  { header: 'TE', list: 'tightEnds', meaning: 'Tight ends' },
  { header: 'K', list: 'kickers', meaning: 'Kickers' },
  { header: 'DEF', list: 'defenses', meaning: 'Defenses' },
];
