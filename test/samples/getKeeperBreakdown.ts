import { breakdown } from './breakdown';
import type { Sample } from './sample';

const sample = breakdown('Keeper Breakdown', ['Keepers', 'Avg ADP']);
export const getKeeperBreakdown: Sample = { ...sample, shown: { ...sample.shown, silent: true } };
