import { breakdown } from './breakdown';
import type { SampleOf } from './sample';

const sample = breakdown('Keeper Breakdown', ['Keepers', 'Avg ADP']);
export const getKeeperBreakdown: SampleOf<'getKeeperBreakdown'> = { ...sample, shown: { ...sample.shown, silent: true } };
