import { breakdown } from './breakdown';
import type { SampleOf } from './sample';

export const getRosterBreakdown: SampleOf<'getRosterBreakdown'> = breakdown('Roster Breakdown', ['Players', 'ADP']);
