import type { Schema } from '../../api/types';
import type { View } from '../../components/ViewTabs';
import type { DraftPickRow } from '../../entities/draftPicks';

/** The views of the page; the first is the default. */
export const rounds: View = { name: null, label: 'Rounds' };
export const board: View = { name: 'board', label: 'Board' };
export const capital: View = { name: 'capital', label: 'Capital' };

/** Whether the picks of one of a season's drafts are still to be made by turns, not at an auction. */
export const isToBeMade = ({ isComing, isAuction }: Schema<'SeasonDraft'>): boolean => isComing === true && !isAuction;

type Season = {
  /** Those of a season with several. */
  drafts: readonly Schema<'SeasonDraft'>[] | undefined;
  picks: readonly DraftPickRow[] | undefined;
};

/** Whether a season that the league has not drafted for has picks to count: not if its only draft is an auction. */
export const hasCapital = ({ drafts, picks = [] }: Season): boolean =>
  drafts ? drafts.some(isToBeMade) : picks.every(({ amount }) => amount === undefined);
