import type { Schema } from '../../api/types';
import type { View } from '../../components/ViewTabs';
import type { DraftPickRow } from '../../entities/draftPicks';

/** The views of the page; the first is the default. */
export const rounds: View = { name: null, label: 'Rounds' };
export const board: View = { name: 'board', label: 'Board' };
export const capital: View = { name: 'capital', label: 'Capital' };

type Shown = {
  draft: number | undefined;
  drafts: readonly Schema<'SeasonDraft'>[] | undefined;
  picks: readonly DraftPickRow[] | undefined;
};

/** Whether the shown one of a season's drafts has picks to make: not when it is over, nor at an auction. */
export function hasCapital({ draft, drafts, picks = [] }: Shown): boolean {
  const shown = drafts?.find(({ number, isDefault }) => (draft === undefined ? isDefault : number === draft));
  return !shown?.isOver && !shown?.isAuction && picks.every(({ amount }) => amount === undefined);
}
