import type { DraftPickRow } from '../../entities/draftPicks';

/** Says that nobody has set the draft's order yet, or only a part of it; nothing for an order that is set. */
export function OrderNotice({ picks }: { picks: readonly DraftPickRow[] }) {
  if (!picks.some(({ isGuess }) => isGuess)) return null;
  const isInPart = picks.some(({ isGuess, player }) => !isGuess && !player);
  return (
    <p className="draft-notice draft-notice--open">
      {isInPart
        ? 'The draft order is set in part. The other teams have their picks of each round, without a place in it yet.'
        : 'The draft order is not set yet. Each team has its picks of each round, without a place in it.'}
    </p>
  );
}
