import type { DraftPickRow } from '../../entities/draftPicks';

/** Opens the sheet of a pick. */
export type OpenPick = (pick: DraftPickRow) => void;

/** What stands for a pick's number as long as nobody has set its place in the round. */
export const NOT_SET = 'Not set';

/** A pick's number, which opens its sheet; a guess is its tooltip only. */
export const PickNumber = ({ pick, onOpen }: { pick: DraftPickRow; onOpen: OpenPick }) => (
  <button
    type="button"
    className="pick-number"
    aria-haspopup="dialog"
    title={pick.isGuess ? `Perhaps ${pick.pickString}` : undefined}
    onClick={() => onOpen(pick)}
  >
    {pick.isGuess ? NOT_SET : pick.pickString}
  </button>
);
