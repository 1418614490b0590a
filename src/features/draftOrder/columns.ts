import type { DraftPickRow } from '../../entities/leagueLists';
import { tradeDate } from '../../lib/dates';

/** Stands where a pick has nothing to say. */
const NOTHING = '–';

type PickColumn = { header: string; numeric?: true; text: (pick: DraftPickRow) => string | number };

/** The columns of a round, in order. */
export const pickColumns: readonly PickColumn[] = [
  { header: 'Pick No', text: (pick) => pick.pickString },
  { header: 'Total Pick', numeric: true, text: (pick) => pick.totalPick },
  { header: 'Actual Pick', numeric: true, text: (pick) => pick.actualPick ?? NOTHING },
  { header: 'Team Name', text: (pick) => pick.teamName },
  { header: 'Traded From', text: (pick) => pick.originalTeam || NOTHING },
  { header: 'Traded On', text: (pick) => (pick.originalDate ? tradeDate(pick.originalDate) : NOTHING) },
  { header: 'Keeper', text: (pick) => (pick.keeper ? 'Keeper' : '') },
];
