import { breakdown } from './breakdown';
import type { Sample } from './sample';

export const getRosterBreakdown: Sample = breakdown('Roster Breakdown', ['Players', 'ADP']);
