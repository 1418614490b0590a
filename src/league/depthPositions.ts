import type { Schema } from '../api/types';

type Lists = Omit<Schema<'TeamDepthChart'>, 'teamId' | 'teamName' | 'others'>;

/** The positions of a depth chart in order, each with its list of players. */
export const depthPositions: readonly { position: string; list: keyof Lists; description: string }[] = [
  { position: 'QB', list: 'quarterbacks', description: 'Quarterbacks' },
  { position: 'RB', list: 'runningBacks', description: 'Running backs' },
  { position: 'WR', list: 'wideReceivers', description: 'Wide receivers' },
  { position: 'TE', list: 'tightEnds', description: 'Tight ends' },
  { position: 'K', list: 'kickers', description: 'Kickers' },
  { position: 'DEF', list: 'defenses', description: 'Defenses' },
];
