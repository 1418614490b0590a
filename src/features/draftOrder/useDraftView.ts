import { useRememberedParam } from '../../components/useRememberedParam';
import type { View } from '../../components/ViewTabs';
import { board, capital, rounds } from './views';

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
