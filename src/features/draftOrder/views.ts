import type { Schema } from '../../api/types';
import { useRememberedParam } from '../../components/useRememberedParam';
import type { View } from '../../components/ViewTabs';
import type { DraftPickRow } from '../../entities/draftPicks';

/** The views of the page; the first is the default. */
const rounds: View = { name: null, label: 'Rounds' };
const board: View = { name: 'board', label: 'Board' };
const capital: View = { name: 'capital', label: 'Capital' };

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

const names = ['board', 'capital'] as const;

/**
 * The view that `?view=` names, and the props of the tabs. Rounds or board are remembered; the capital, which not every draft has, is not.
 * @param hasCapital whether the draft has this view; otherwise its URL shows the rounds
 */
export function useDraftView(hasCapital: boolean) {
  const { value, remember } = useRememberedParam('view', 'draftOrder.view', names);
  const view = value === 'capital' && !hasCapital ? undefined : value;
  const onOpen = (opened: View) => {
    if (opened !== capital) remember(opened === board ? 'board' : undefined);
  };
  return {
    ...{ view, onOpen },
    views: hasCapital ? [rounds, board, capital] : [rounds, board],
    current: view === 'board' ? board : view === 'capital' ? capital : rounds,
    kept: ['year', 'draft', 'team', 'rows'],
  };
}
